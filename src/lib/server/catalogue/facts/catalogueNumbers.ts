import type { CurrentUser } from '../../people/currentUser.ts'
import type { CatalogueFacts } from './catalogueFacts.ts'
import { groupOf, maySee } from './visible.ts'

/** Counts of the trainings that a user may see. */
export interface CatalogueNumbers {
  trainings: number
  providers: number
  languages: number
  /** The number of trainings under a term or its subterms; terms without trainings are missing. */
  byTerm: ReadonlyMap<number, number>
}

/** Returns the counts for this user; users who may see the same trainings share them. */
export function catalogueNumbers(
  catalogue: CatalogueFacts,
  user: Pick<CurrentUser, 'organizations'> | null,
): CatalogueNumbers {
  return catalogue.counted.numbers(groupOf(catalogue, user), () => {
    const visible = catalogue.trainings.filter((training) => maySee(user, training))
    const byTerm = new Map<number, number>()
    for (const { tids } of visible) for (const tid of tids) byTerm.set(tid, (byTerm.get(tid) ?? 0) + 1)
    return {
      trainings: visible.length,
      providers: new Set(visible.map(({ provider }) => provider)).size,
      languages: new Set(visible.map(({ language }) => language)).size,
      byTerm,
    }
  })
}
