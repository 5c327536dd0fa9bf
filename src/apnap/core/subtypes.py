"""Subtypes by what they belong to: which words are creature types, which land types."""

from __future__ import annotations

CREATURE_TYPES: tuple[str, ...] = tuple(
    """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer
    Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard
    Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar
    Bringer Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat Centaur Chimera
    Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman
    Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog
    Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Efreet Egg Elder Eldrazi Elemental
    Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog
    Fungus Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem
    Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hellion Hero Hippo
    Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation
    Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin
    Kithkin Knight Kobold Kor Kraken Kree Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid
    Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole
    Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic
    Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus
    Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
    Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine
    Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection
    Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow
    Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter
    Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake
    Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter
    Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos
    Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn
    Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird
    Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
    """.split()
)

LAND_TYPES: tuple[str, ...] = tuple(
    """
    Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's Plains
    Island Swamp Mountain Forest
    """.split()
)

OTHER_TYPES: tuple[str, ...] = tuple(
    """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold
    Incubator Infinity Junk Map Powerstone Spacecraft Stone Treasure Vehicle Aura Background
    Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine Arcane Adventure Chorus
    Lesson Omen Trap Siege
    """.split()
)

NOT_CREATURE_TYPES: frozenset[str] = frozenset(LAND_TYPES + OTHER_TYPES)
"""Subtypes that an object with every creature type does not have for that reason."""
