"""Games in progress: tables, their seats, the hall that keeps them, and their live connections."""
