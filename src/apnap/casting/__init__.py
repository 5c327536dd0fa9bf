"""Casting spells and activating abilities: announcing, choosing, paying."""
