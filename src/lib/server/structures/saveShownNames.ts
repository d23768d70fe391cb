import { checked } from '#shared/contract/checked.ts'
import { TermChange, VocabularyChange } from '#shared/contract/vocabularies.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import { shownNames, type StoredNames } from '#shared/taxonomy/shownNames.ts'
import { typedNames } from '#shared/taxonomy/typedNames.ts'
import { holdClock } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'
import type { Change } from '../audit/change.ts'
import { changeTerm, termInTree } from '../taxonomy/saveTerm.ts'
import { changeVocabulary } from '../taxonomy/saveVocabulary.ts'
import { requireVocabulary } from '../taxonomy/termTree.ts'

type Typed = Readonly<Record<string, string>>

/**
 * Saves the form with the names and the place of a term. It shows the languages of the site; names in others stay.
 * @throws Refusal 400, 404 as `changeTerm`; 409 `revision` if the form showed something else
 */
export async function saveShownTerm(tx: Tx, tid: number, typed: Typed, change: Change): Promise<void> {
  await holdClock(tx)
  const { term } = await termInTree(tx, tid)
  const { name = '', parent = '' } = typed
  const translations = { ...term.translations, ...typedNames(typed) }
  const wanted = checked(TermChange, { name, parent: Number(parent), translations })
  requireAsShown(term, typed)
  await changeTerm(tx, tid, wanted, change)
}

/**
 * Saves the form with the names of a vocabulary, as that of a term.
 * @throws Refusal 400, 404 as `changeVocabulary`; 409 `revision` if the form showed something else
 */
export async function saveShownVocabulary(tx: Tx, vocabulary: string, typed: Typed, change: Change): Promise<void> {
  await holdClock(tx)
  const stored = await requireVocabulary(tx, vocabulary)
  const { label = '' } = typed
  const translations = { ...stored.translations, ...typedNames(typed) }
  const wanted = checked(VocabularyChange, { label, translations })
  requireAsShown({ name: stored.label, translations: stored.translations }, typed)
  await changeVocabulary(tx, vocabulary, wanted, change)
}

/** A program that sends the form without what it showed is not asked. */
function requireAsShown(stored: StoredNames, typed: Typed): void {
  if (typed.shown === undefined || typed.shown === shownNames(stored, Object.keys(typedNames(typed)))) return
  throw conflict(
    msg('Someone has changed this in the meantime. If you save again, your entries replace it.'),
    'revision',
  )
}
