"""Starting the game, phases and steps, turn-based actions, priority, special actions."""
