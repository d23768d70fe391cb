import { checked } from '#shared/contract/checked.ts'
import { PathId } from '#shared/contract/common.ts'
import { NewTerm, StructureMerge, TermChange } from '#shared/contract/vocabularies.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import type { Change } from '../audit/change.ts'
import { changeTerm, createTerm, termInTree } from '../taxonomy/saveTerm.ts'
import { removeVocabulary } from '../taxonomy/saveVocabulary.ts'
import { placeAfterStep, termSteps } from '../taxonomy/termStep.ts'
import { type TermMerging, mergeTerms } from './mergeTerms.ts'
import { removeTerm } from './removeStructure.ts'
import { saveShownTerm, saveShownVocabulary } from './saveShownNames.ts'

/** The result of a form: the term that is chosen next, or that the vocabulary is gone. */
export type TermAction = { term: number | null; notice: 'saved' | 'terms-merged' | 'deleted' } | { removed: true }

interface TermForm {
  vocabulary: string
  form: Readonly<Record<string, string>>
}

/**
 * Carries out a form of the page of a vocabulary.
 * @throws Refusal 400, 404, 409 as the verbs
 */
export async function takeTermAction(
  db: Database,
  { vocabulary, form }: TermForm,
  { by, now, log }: Pick<TermMerging, 'by' | 'now' | 'log'>,
): Promise<TermAction> {
  const { action = '' } = form
  if (action === 'add') {
    const { name = '', parent = '' } = form
    const term = checked(NewTerm, { vocabulary, name, parent: Number(parent) })
    await db.transact((tx) => createTerm(tx, term, { by, now }))
    return { term: null, notice: 'saved' }
  }
  if (action === 'label') {
    await db.transact((tx) => saveShownVocabulary(tx, vocabulary, form, { by, now }))
    return { term: null, notice: 'saved' }
  }
  if (action === 'remove') {
    await db.transact((tx) => removeVocabulary(tx, vocabulary, { by, now }))
    return { removed: true }
  }
  const tid = checked(PathId, form.tid)
  if (action === 'merge') {
    const { into } = checked(StructureMerge, { into: Number(form.into) })
    await mergeTerms(db, { tid, into, by, now, log })
    return { term: into, notice: 'terms-merged' }
  }
  if (action === 'delete') {
    await db.transact((tx) => removeTerm(tx, tid, { by, now, log }))
    return { term: null, notice: 'deleted' }
  }
  if (action === 'save') {
    await db.transact((tx) => saveShownTerm(tx, tid, form, { by, now }))
    return { term: tid, notice: 'saved' }
  }
  await moveTerm(db, { tid, form }, { by, now })
  return { term: tid, notice: 'saved' }
}

/** By a button, one step; by dragging, to a place. */
async function moveTerm(
  db: Database,
  { tid, form }: { tid: number; form: TermForm['form'] },
  change: Change,
): Promise<void> {
  await db.transact(async (tx) => {
    const step = termSteps.find((one) => one === form.action)
    const { tree, term } = await termInTree(tx, tid)
    const place = step
      ? placeAfterStep(tree, term, step)
      : checked(TermChange, { parent: Number(form.parent), position: Number(form.position) })
    if (!place) throw invalid([{ message: msg('The term cannot move there.'), path: '', code: 'place' }])
    await changeTerm(tx, tid, place, change)
  })
}
