"""Subtypes by card type, and the plurals that are not made with an s."""

from __future__ import annotations

_CREATURE = """
Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
Assembly-Worker Astartes Atog Aurochs Avatar Azra Background Badger Balloon Barbarian Bard
Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Book Bringer
Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat Centaur Chimera Citizen Cleric Clown
Clue Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi
Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix
Drone Druid Dryad Dwarf Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Equipment
Eternal Eye Faerie Ferret Fish Flagbearer Food Forest Fox Fractal Frog Fungus Gamma Gargoyle
Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin
Griffin Guest Hag Halfling Hamster Harpy Hellion Hero Hippo Hippogriff Homarid Homunculus Horror
Horse Human Hydra Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal
Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Kree Lamia Lammasu
Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk
Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount
Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad
Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite
Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum
Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger
Robot Rogue Sable Saga Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion
Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Shrine
Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn
Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish
Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treasure
Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken
Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine
Wombat Worm Wraith Wurm Yeti Zombie Zubera
"""
CREATURE_TYPES = tuple(_CREATURE.split())

_LAND = """
Cave Clue Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Saga
Sphere Swamp Tower Town Urza's
"""
LAND_TYPES = tuple(_LAND.split())

_ARTIFACT = """
Attraction Blood Bobblehead Book Clue Contraption Eldrazi Equipment Food Fortification Gold
Incubator Infinity Junk Lander Lhurgoyf Map Mutagen Powerstone Rogue Shaman Shapeshifter Soldier
Spacecraft Stone Treasure Vehicle Warrior Wizard
"""
ARTIFACT_TYPES = tuple(_ARTIFACT.split())

_ENCHANTMENT = """
Aura Background Cartouche Case Class Curse Demon Eldrazi Elemental Elf Faerie Giant Goblin
Kithkin Lhurgoyf Merfolk Plan Rebel Role Room Rune Saga Shard Shrine Treefolk Urza's
"""
ENCHANTMENT_TYPES = tuple(_ENCHANTMENT.split())

_PLANESWALKER = """
Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti
Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Equipment Estrid Freyalise Garruk
Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth
Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut
Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser
Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
"""
PLANESWALKER_TYPES = tuple(_PLANESWALKER.split())

_SPELL = """
Adventure Arcane Chorus Eldrazi Elemental Elf Faerie Giant Goblin Kithkin Lesson Merfolk Rogue
Shapeshifter Trap Treefolk Wizard
"""
SPELL_TYPES = tuple(_SPELL.split())

_BATTLE = """
Siege
"""
BATTLE_TYPES = tuple(_BATTLE.split())

SUBTYPES = frozenset(
    LAND_TYPES
    + CREATURE_TYPES
    + ARTIFACT_TYPES
    + ENCHANTMENT_TYPES
    + PLANESWALKER_TYPES
    + SPELL_TYPES
    + BATTLE_TYPES
)
PLURALS = {
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Merfolk": "Merfolk",
    "Sphinx": "Sphinxes",
    "Fungus": "Fungi",
    "Cyclops": "Cyclopes",
    "Homunculus": "Homunculi",
    "Octopus": "Octopuses",
    "Pegasus": "Pegasi",
    "Mercenary": "Mercenaries",
    "Ally": "Allies",
    "Fox": "Foxes",
    "Fish": "Fish",
    "Sheep": "Sheep",
    "Ox": "Oxen",
    "Mouse": "Mice",
    "Plains": "Plains",
    "Locus": "Loci",
    "Samurai": "Samurai",
    "Zubera": "Zubera",
    "Kithkin": "Kithkin",
    "Moonfolk": "Moonfolk",
    "Treefolk": "Treefolk",
    "Vedalken": "Vedalken",
    "Myr": "Myr",
    "Equipment": "Equipment",
    "Kavu": "Kavu",
    "Leech": "Leeches",
    "Eldrazi": "Eldrazi",
    "Harpy": "Harpies",
}
