"""The English phrase table, read in both directions, and the printer of rules text."""
