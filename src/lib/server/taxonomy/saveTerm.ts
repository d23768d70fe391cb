import type { ManagedTerm, NewTerm, TermChange } from '#shared/contract/vocabularies.ts'
import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound, type Refused } from '#shared/refusal.ts'
import { vocabularyLimits } from '#shared/contract/vocabularyLimits.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { Change } from '../audit/change.ts'
import { requireShown } from './requireShown.ts'
import { requireVocabulary, termsBelow, termTree, type TreeTerm } from './termTree.ts'

/** @throws Refusal 404 */
export async function requireTerm(reader: Reader, tid: number): Promise<ManagedTerm> {
  const { vocabulary, term } = await termInTree(reader, tid)
  const { name, translations, parent, position } = term
  return { tid, vocabulary, name, translations, parent: parent ?? 0, position }
}

/**
 * Adds a term after the others with the same parent, and returns its tid.
 * @throws Refusal 404 without the vocabulary; 400 with every problem of the name and the place
 */
export async function createTerm(
  tx: Tx,
  { vocabulary, name, parent, translations }: NewTerm,
  { by, now }: Change,
): Promise<number> {
  // All transactions that change terms lock the clock first, and only then read.
  await touch(tx, ['terms'])
  const { id } = await requireVocabulary(tx, vocabulary)
  const tree = await termTree(tx, id)
  const problems = [...placeProblems(tree, { parent, levels: 1 }), ...nameProblems(tree, { name, parent })]
  if (tree.length >= vocabularyLimits.terms) problems.push(tooManyTerms())
  if (problems.length > 0) throw invalid(problems)
  const last = childrenOf(tree, parent).length
  const { tid } = await tx
    .insertInto('terms')
    .values({
      vocabulary_id: id,
      parent_tid: parent || null,
      name,
      translations: JSON.stringify(translations),
      weight: last,
    })
    .returning('tid')
    .executeTakeFirstOrThrow()
  await placeChildren(tx, [...childrenOf(tree, parent).map((term) => term.tid), tid])
  const after = { vocabulary, name, parent, translations }
  await noteChange(tx, { actor: by, action: 'created', subject: { type: 'term', id: tid, label: name }, after }, now)
  return tid
}

/**
 * Renames a term, or moves it with the terms under it.
 * @throws Refusal 404; 409 `revision` as `requireShown`; 400 with every problem of the name and the place
 */
export async function changeTerm(tx: Tx, tid: number, change: TermChange, { by, now }: Change): Promise<void> {
  await touch(tx, ['terms'])
  const { tree, term } = await termInTree(tx, tid)
  requireShown(term, change.shown ?? {}, change)
  const below = termsBelow(tree, tid)
  const name = change.name ?? term.name
  const parent = change.parent ?? term.parent ?? 0
  const isMoved = parent !== (term.parent ?? 0)
  const levels = 1 + Math.max(0, ...below.map(({ depth }) => depth - term.depth))
  const problems = [
    ...(isMoved ? placeProblems(tree, { parent, levels, inside: [term, ...below] }) : []),
    ...nameProblems(tree, { name, parent, except: tid }),
  ]
  if (problems.length > 0) throw invalid(problems)
  await tx
    .updateTable('terms')
    .set({ name, parent_tid: parent || null, translations: JSON.stringify(change.translations ?? term.translations) })
    .where('tid', '=', tid)
    .execute()
  if (isMoved || change.position !== undefined) {
    const others = childrenOf(tree, parent)
      .map((child) => child.tid)
      .filter((child) => child !== tid)
    await placeChildren(tx, others.toSpliced(change.position ?? others.length, 0, tid))
  }
  await noteChange(
    tx,
    {
      actor: by,
      action: 'changed',
      subject: { type: 'term', id: tid, label: name },
      before: valuesOf(term),
      after: valuesOf((await termInTree(tx, tid)).term),
    },
    now,
  )
}

function valuesOf({ name, translations, parent, position }: TreeTerm) {
  return { name, translations, parent: parent ?? 0, position }
}

/** The tree of a term, and the term in it. */
export async function termInTree(
  reader: Reader,
  tid: number,
): Promise<{ vocabulary: string; tree: TreeTerm[]; term: TreeTerm }> {
  const row = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['vocabularies.id', 'machine_name'])
    .where('tid', '=', tid)
    .executeTakeFirst()
  if (!row) throw notFound()
  const tree = await termTree(reader, row.id)
  return { vocabulary: row.machine_name, tree, term: tree.find((term) => term.tid === tid)! }
}

/** The problems of a place for a branch with this number of levels; `inside` are the terms of the branch. */
export function placeProblems(
  tree: readonly TreeTerm[],
  { parent, levels, inside = [] }: { parent: number; levels: number; inside?: readonly TreeTerm[] },
): Refused[] {
  if (parent === 0) return []
  const above = tree.find(({ tid }) => tid === parent)
  const refuse = (message: string, code: string): Refused[] => [
    { message, values: { limit: vocabularyLimits.depth }, path: 'parent', code },
  ]
  if (!above) return refuse(msg('This is not one of the choices.'), 'choice')
  if (inside.some(({ tid }) => tid === parent)) return refuse(msg('A term cannot be under itself.'), 'cycle')
  if (above.depth + 1 + levels > vocabularyLimits.depth)
    return refuse(msg('A vocabulary has at most {{limit}} levels.'), 'too_deep')
  return []
}

function childrenOf(tree: readonly TreeTerm[], parent: number): TreeTerm[] {
  return tree.filter((term) => (term.parent ?? 0) === parent)
}

/** Two terms that differ only in case would be mistaken for each other. */
function nameProblems(
  tree: readonly TreeTerm[],
  { name, parent, except }: { name: string; parent: number; except?: number },
): Refused[] {
  const key = foldKey(name)
  const isTaken = childrenOf(tree, parent).some((term) => term.tid !== except && foldKey(term.name) === key)
  return isTaken ? [{ message: msg('Another term in the same place has this name.'), path: 'name', code: 'taken' }] : []
}

function tooManyTerms(): Refused {
  const limit = vocabularyLimits.terms
  return { message: msg('This vocabulary has {{limit}} terms already.'), values: { limit }, path: '', code: 'too_many' }
}

async function placeChildren(tx: Tx, tids: readonly number[]): Promise<void> {
  for (const [weight, tid] of tids.entries()) {
    await tx.updateTable('terms').set({ weight }).where('tid', '=', tid).where('weight', '<>', weight).execute()
  }
}
