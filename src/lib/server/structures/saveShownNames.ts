import { checked } from '#shared/contract/checked.ts'
import { TermChange, VocabularyChange } from '#shared/contract/vocabularies.ts'
import { typedNames } from '#shared/taxonomy/typedNames.ts'
import { holdClock } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'
import type { Change } from '../taxonomy/change.ts'
import { changeTerm, termInTree } from '../taxonomy/saveTerm.ts'
import { changeVocabulary } from '../taxonomy/saveVocabulary.ts'
import { findVocabulary } from '../taxonomy/termTree.ts'

type Typed = Readonly<Record<string, string>>

/**
 * Saves the form with the names and the place of a term. It shows the languages of the site; names in others stay.
 * @throws Refusal 400, 404 as `changeTerm`
 */
export async function saveShownTerm(tx: Tx, tid: number, typed: Typed, change: Change): Promise<void> {
  await holdClock(tx)
  const { term } = await termInTree(tx, tid)
  const { name = '', parent = '' } = typed
  const translations = { ...term.translations, ...typedNames(typed) }
  await changeTerm(tx, tid, checked(TermChange, { name, parent: Number(parent), translations }), change)
}

/**
 * Saves the form with the names of a vocabulary, as that of a term.
 * @throws Refusal 400, 404 as `changeVocabulary`
 */
export async function saveShownVocabulary(tx: Tx, vocabulary: string, typed: Typed, change: Change): Promise<void> {
  await holdClock(tx)
  const stored = await findVocabulary(tx, vocabulary)
  const { label = '' } = typed
  const translations = { ...stored.translations, ...typedNames(typed) }
  await changeVocabulary(tx, vocabulary, checked(VocabularyChange, { label, translations }), change)
}
