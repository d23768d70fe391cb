import type { TrainingFilter } from '#shared/contract/trainings.ts'
import type { CatalogueFacts, TrainingFact } from '#server/catalogue/facts/catalogueFacts.ts'
import { heldIn } from '#server/catalogue/list/matching.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'

export interface SlowAsked {
  catalogue: CatalogueFacts
  user: CurrentUser | null
  language: string
  filter: TrainingFilter
  terms: Record<string, number[]>
}

type Facet = 'type' | 'language' | 'free' | 'topic' | 'level'

/** A list and its counts, training by training: what the sets must give, too. */
export function slowList(asked: SlowAsked, order: readonly TrainingFact[]) {
  const fits = (except?: Facet) => order.filter((training) => isListed(asked, training, except))
  const { terms } = asked.catalogue
  const top = (vocabulary: 'topic' | 'level') =>
    tally(fits(vocabulary), ({ tids }) =>
      tids.filter((tid) => terms.get(tid)?.parent === null && terms.get(tid)?.vocabulary === vocabulary),
    )
  return {
    ids: fits().map(({ id }) => id),
    type: tally(fits('type'), ({ type }) => [type]),
    language: tally(fits('language'), ({ language }) => [language]),
    topic: top('topic'),
    level: top('level'),
    free: fits('free').filter(({ free }) => free).length,
  }
}

function isListed({ catalogue, user, language, filter, terms }: SlowAsked, training: TrainingFact, except?: Facet) {
  const { organizations, tids } = training
  const isOurs = organizations.some((id) => user?.organizations.includes(id))
  const under = ([vocabulary, wanted]: [string, number[]]) =>
    vocabulary === except ||
    wanted.length === 0 ||
    tids.some((tid) => wanted.includes(tid) && catalogue.terms.get(tid)?.vocabulary === vocabulary)
  return (
    (organizations.length === 0 || isOurs) &&
    !(filter.include_own === false && organizations.length > 0) &&
    !(filter.linked === false && organizations.length > 1) &&
    !(filter.multilingual === false && !heldIn([language])(training)) &&
    (!filter.ids || filter.ids.includes(training.id)) &&
    (except === 'type' || !filter.type?.length || filter.type.includes(training.type)) &&
    (except === 'language' || !filter.language?.length || heldIn(filter.language)(training)) &&
    (except === 'free' || filter.free === undefined || filter.free === training.free) &&
    Object.entries(terms).every(under)
  )
}

function tally<V>(trainings: readonly TrainingFact[], valuesOf: (training: TrainingFact) => readonly V[]) {
  const counts = new Map<V, number>()
  for (const training of trainings) {
    for (const value of valuesOf(training)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
