"""Rules text to IR, and why it declines.

How it works, in the order of the files:

* `text` normalises: reminder text, ability words and spacing go, the card's own name becomes
  "this creature". `render.english.words` takes the text apart into tokens.
* `render.english.table_*` is the phrase table, read in both directions: an entry is a category, a
  template, a piece of IR with holes, and a penalty (`render.english.grammar`). No entry has code.
* What English bends needs code, a reader here and a printer in `render.english` of the same name:
  `nouns` (filters), `refs` (objects), `players`, `amounts`, `clauses` (subjects, verb phrases in
  lists, sentences, bodies), `settling` (choices and sets within a clause), `choosing` (one of
  several abilities), `hanging` (sentences that add to the one before), `thisway` (what an earlier
  action did), `keywords`, `abilities` (costs, modes, statics, quoted abilities), `lasting` (lines
  that hold as long as something is so), `frames` (Sagas and levelers), `tokens` (what is created),
  `counters`, `small`.
* `parse` reads: memoised, all readings; a category is asked for only where it may begin (`firsts`).
* `bind` gives target words their slots and pronouns their meaning, out of what `antecedents` finds
  (`naming`: actions whose results later words mean; `others`: "other" than what);
  the word stays in `said`.
* `compiling` puts lines together into abilities and cards. Of all readings those count that print
  back as the very text; of these the ones with the smallest penalty; if they differ in IR the text
  is ambiguous and declined. The law: the IR prints as the normalised text, or there is a `Decline`.
* `eras`, here and in `render.english`, has the words of the older editions: the same table with its
  templates in the words of 2006 or 2009, made on first need. The law holds in each.
* `report` counts a whole corpus, and by reason what declines.
"""

from .compiling import compile_card, compile_text, print_ability, print_card
from .lines import Decline
from .text import normalise

__all__ = ["Decline", "compile_card", "compile_text", "normalise", "print_ability", "print_card"]
