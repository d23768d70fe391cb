import { readQuery } from '#shared/contract/query.ts'
import { sitePath } from '#shared/paths.ts'
import { namedTerms } from '../cards/cards.ts'
import { catalogueVisit } from '../catalogueVisit.ts'
import { listTrainings } from '../list/listTrainings.ts'
import { readWanted } from '../list/trainingQuery.ts'
import { withPoints } from '../trainingPoints.ts'

const PER_PAGE = 24

/** What a page of search results shows for its address: what was chosen, what was found, and where to go back to. */
export async function searchByAddress(
  sent: URLSearchParams,
  locals: Pick<App.Locals, 'db' | 'user' | 'language' | 'site' | 'now' | 'runtime' | 'earnsFor'>,
) {
  const { filter, terms } = readWanted(readQuery(sent))
  const chosen = { filter: { ...filter, limit: PER_PAGE }, terms }
  const { reader } = locals.db
  const list = await listTrainings(reader, { ...chosen, ...(await catalogueVisit(locals)) })
  return {
    chosen,
    limit: PER_PAGE,
    back: sitePath(sent.get('search_back_url'), ''),
    list: { ...list, items: await withPoints(list.items, locals.earnsFor) },
    named: await namedTerms(reader, terms, { language: locals.language }),
  }
}
