import { readQuery } from '#shared/contract/query.ts'
import type { TrainingFilter } from '#shared/contract/trainings.ts'
import { sitePath } from '#shared/paths.ts'
import type { Database, Reader } from '../../db/database.ts'
import { namedTerms } from '../cards/cards.ts'
import { type CatalogueVisit, catalogueVisit } from '../catalogueVisit.ts'
import { listTrainings } from '../list/listTrainings.ts'
import { readWanted } from '../list/trainingQuery.ts'
import { type EarnsFor, withPoints } from '../list/withPoints.ts'

const PER_PAGE = 24
/** A row of a wide screen. */
const INSTEAD = 4

/** What a page of search results shows for its address: what was chosen, what was found, and where to go back to. */
export async function searchByAddress(
  sent: URLSearchParams,
  locals: { db: Database; earnsFor: EarnsFor } & Parameters<typeof catalogueVisit>[0],
) {
  const { filter, terms } = readWanted(readQuery(sent))
  const chosen = { filter: { ...filter, limit: PER_PAGE }, terms }
  const { reader } = locals.db
  const visit = await catalogueVisit(locals)
  const list = await listTrainings(reader, { ...ordered(chosen), ...visit })
  return {
    chosen,
    limit: PER_PAGE,
    back: sitePath(sent.get('search_back_url'), ''),
    instead: list.total === 0 ? await mostTaken(reader, visit, locals.earnsFor) : null,
    list: { ...list, items: await withPoints(list.items, locals.earnsFor) },
    named: await namedTerms(reader, terms, visit),
  }
}

/** A page without words to search for shows the popular ones first, as its choice of orders says. */
function ordered<Chosen extends { filter: TrainingFilter }>(chosen: Chosen): Chosen {
  const { filter } = chosen
  if (filter.s?.trim() || filter.order_by) return chosen
  return { ...chosen, filter: { ...filter, order_by: 'popular' } }
}

/** What somebody who found nothing may look through: the topics, and what is taken most. */
async function mostTaken(reader: Reader, visit: CatalogueVisit, earnsFor: EarnsFor) {
  const { items, facets } = await listTrainings(reader, { ...visit, filter: { limit: INSTEAD } })
  return items.length > 0 ? { items: await withPoints(items, earnsFor), topics: facets.topic } : null
}
