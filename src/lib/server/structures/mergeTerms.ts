import type { StructureUses } from '#shared/contract/vocabularies.ts'
import { toInstant } from '#shared/instant.ts'
import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import { holdClock, touch } from '../cache/clock.ts'
import { listTags } from '../catalogue/facts/changes.ts'
import type { Database, Reader } from '../db/database.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import { placeProblems, termInTree } from '../taxonomy/saveTerm.ts'
import { termsBelow, type TreeTerm } from '../taxonomy/termTree.ts'
import { namedTerm } from './namedThing.ts'
import {
  holdStorefronts,
  replaceInProducts,
  replaceInProfiles,
  replaceInRules,
  replaceInStorefronts,
} from './replaceTerm.ts'
import { replaceIn, stampTrainings, trainingsHaving } from './replaceIn.ts'
import { usesOf } from './structureUses.ts'

export interface TermMerging {
  /** The term that disappears. */
  tid: number
  /** The term that stays. */
  into: number
  /** The user who merges. */
  by: number
  now: Date
  log: ErrorLog
}

/**
 * Counts the things that a merge would move.
 * @throws Refusal 404; 400 if the two cannot be merged
 */
export async function previewMerge(
  reader: Reader,
  { tid, into, log }: Pick<TermMerging, 'tid' | 'into' | 'log'>,
): Promise<StructureUses> {
  const { vocabulary } = await mergeable(reader, { tid, into })
  return usesOf(reader, namedTerm(tid, vocabulary), log)
}

/**
 * Replaces a term by another one of its vocabulary, everywhere: trainings, people, products, rules, sections, and the
 * terms under it. Returns what moved.
 * @throws Refusal 404; 400 if the two cannot be merged
 */
export function mergeTerms(db: Database, merging: TermMerging): Promise<StructureUses> {
  return db.transact(async (tx) => {
    const { tid, into, now } = merging
    // In the order of all other transactions: storefronts, the clock, then terms and trainings.
    await holdStorefronts(tx)
    await holdClock(tx)
    const trainings = await trainingsHaving(tx, 'training_terms', tid)
    const changed_at = await touch(tx, ['terms', ...listTags, ...trainings.map((id) => `training:${id}`)])
    const { vocabulary, term, target, children, others } = await mergeable(tx, { tid, into })
    const thing = namedTerm(tid, vocabulary)
    const moved = await usesOf(tx, thing, merging.log)
    await stampTrainings(tx, 'training_terms', tid, { changed: toInstant(now), changed_at })
    await replaceIn(tx, 'training_terms', { from: tid, into })
    await replaceInProfiles(tx, { tid, into })
    await replaceInProducts(tx, thing, merging)
    await replaceInRules(tx, thing, merging)
    await replaceInStorefronts(tx, thing, merging)
    for (const [place, child] of children.entries()) {
      await tx
        .updateTable('terms')
        .set({ parent_tid: into, weight: others + place })
        .where('tid', '=', child.tid)
        .execute()
    }
    await tx.deleteFrom('terms').where('tid', '=', tid).execute()
    const subject = { type: 'term', id: tid, label: term.name } as const
    const [before, after] = [
      { vocabulary, name: term.name },
      { vocabulary, name: target.name, tid: into, ...moved },
    ]
    await noteChange(tx, { actor: merging.by, action: 'merged', subject, before, after }, now)
    return moved
  })
}

/** @throws Refusal 404; 400 for two vocabularies, a term under the other one, equal names below, or too many levels */
async function mergeable(
  reader: Reader,
  { tid, into }: Pick<TermMerging, 'tid' | 'into'>,
): Promise<{ vocabulary: string; term: TreeTerm; target: TreeTerm; children: TreeTerm[]; others: number }> {
  const { vocabulary, tree, term } = await termInTree(reader, tid)
  const target = tree.find((one) => one.tid === into)
  const refuse = (message: string, code: string, values = {}): Refused => ({ message, values, path: 'into', code })
  if (!target || into === tid) throw invalid([refuse(msg('Choose another term of the same vocabulary.'), 'choice')])
  const below = termsBelow(tree, tid)
  if (below.includes(target)) throw invalid([refuse(msg('The other term is under this one. Move it first.'), 'cycle')])
  const children = tree.filter(({ parent }) => parent === tid)
  const others = tree.filter(({ parent }) => parent === into)
  const held = new Set(others.map(({ name }) => foldKey(name)))
  const problems = children
    .filter(({ name }) => held.has(foldKey(name)))
    .map(({ name }) => refuse(msg('Both have a term “{{name}}” below. Merge these first.'), 'taken', { name }))
  const levels = Math.max(0, ...below.map(({ depth }) => depth - term.depth))
  if (children.length > 0) {
    const deep = placeProblems(tree, { parent: into, levels })
    problems.push(...deep.map((problem) => ({ ...problem, path: 'into' })))
  }
  if (problems.length > 0) throw invalid(problems)
  return { vocabulary, term, target, children, others: others.length }
}
