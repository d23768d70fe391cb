import { readQuery } from '#shared/contract/query.ts'
import { sitePath } from '#shared/paths.ts'
import type { Database, Reader } from '../../db/database.ts'
import { namedTerms } from '../cards/cards.ts'
import { type CatalogueVisit, catalogueVisit } from '../catalogueVisit.ts'
import { listTrainings } from './listTrainings.ts'
import { readSelection } from './trainingQuery.ts'
import { correctedQuestion } from '../search/correctedQuestion.ts'
import { type EarnsFor, withPoints } from './withPoints.ts'

const PER_PAGE = 24
/** A row of a wide screen. */
const INSTEAD = 4

/** Returns the data of a search page: the chosen filters, the results, and the target of its Back link. */
export async function searchByAddress(
  sent: URLSearchParams,
  locals: { db: Database; earnsFor: EarnsFor } & Parameters<typeof catalogueVisit>[0],
) {
  const { filter, terms } = readSelection(readQuery(sent))
  const chosen = { filter: { ...filter, limit: PER_PAGE }, terms }
  const { reader } = locals.db
  const visit = await catalogueVisit(locals)
  const list = await listTrainings(reader, { ...chosen, ...visit })
  return {
    chosen,
    limit: PER_PAGE,
    back: sitePath(sent.get('search_back_url'), ''),
    instead: list.total === 0 ? await suggested(reader, visit, locals.earnsFor) : null,
    list: { ...list, items: await withPoints(list.items, locals.earnsFor) },
    corrected: correctedQuestion(
      filter.s?.trim() ?? '',
      list.corrections,
      list.items.map(({ title }) => title),
    ),
    named: await namedTerms(reader, terms, visit),
  }
}

/** Returns suggestions for a search without results: the topics and the first trainings of all. */
async function suggested(reader: Reader, visit: CatalogueVisit, earnsFor: EarnsFor) {
  const { items, facets } = await listTrainings(reader, { ...visit, filter: { limit: INSTEAD } })
  return items.length > 0 ? { items: await withPoints(items, earnsFor), topics: facets.topic } : null
}
