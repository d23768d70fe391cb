import type { TermChange } from '#shared/contract/vocabularies.ts'
import type { TreeTerm } from './termTree.ts'

/** The ways in which a button moves a term: among its neighbours, under the one before it, or one level up. */
export const termSteps = ['up', 'down', 'in', 'out'] as const
export type TermStep = (typeof termSteps)[number]

/** The place of a term after a step; `null` if the step is not possible. */
export function placeAfterStep(
  tree: readonly TreeTerm[],
  { tid, parent, position, siblings }: Pick<TreeTerm, 'tid' | 'parent' | 'position' | 'siblings'>,
  step: TermStep,
): Pick<TermChange, 'parent' | 'position'> | null {
  if (step === 'up') return position > 0 ? { position: position - 1 } : null
  if (step === 'down') return position < siblings - 1 ? { position: position + 1 } : null
  if (step === 'in') {
    const before = tree.find((one) => one.parent === parent && one.position === position - 1)
    return before && before.tid !== tid ? { parent: before.tid } : null
  }
  const above = tree.find((one) => one.tid === parent)
  return above ? { parent: above.parent ?? 0, position: above.position + 1 } : null
}
