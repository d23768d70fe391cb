import { readQuery } from '#shared/contract/query.ts'
import type { TrainingFilter } from '#shared/contract/trainings.ts'
import { sitePath } from '#shared/paths.ts'
import { namedTerms } from '../cards/cards.ts'
import { catalogueVisit } from '../catalogueVisit.ts'
import { listTrainings } from '../list/listTrainings.ts'
import { readWanted } from '../list/trainingQuery.ts'

const PER_PAGE = 24

/** What a page of search results shows for its address: what was chosen, what was found, and where to go back to. */
export async function searchByAddress(
  sent: URLSearchParams,
  locals: Pick<App.Locals, 'db' | 'user' | 'language' | 'site' | 'now' | 'runtime'>,
) {
  const { filter, terms } = readWanted(readQuery(sent))
  const chosen = { filter: { ...filter, limit: PER_PAGE }, terms }
  const { reader } = locals.db
  return {
    chosen,
    limit: PER_PAGE,
    back: sitePath(sent.get('search_back_url'), ''),
    list: await listTrainings(reader, { ...ordered(chosen), ...(await catalogueVisit(locals)) }),
    named: await namedTerms(reader, terms, { language: locals.language }),
  }
}

/** A page without words to search for shows the popular ones first, as its choice of orders says. */
function ordered<Chosen extends { filter: TrainingFilter }>(chosen: Chosen): Chosen {
  const { filter } = chosen
  if (filter.s?.trim() || filter.order_by) return chosen
  return { ...chosen, filter: { ...filter, order_by: 'popular' } }
}
