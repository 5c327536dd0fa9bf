"""What any place to play at needs stops, passing by itself, the reader's words."""
