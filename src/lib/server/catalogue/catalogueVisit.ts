import type { Visit } from '../people/visit.ts'
import type { CatalogueFacts } from './facts/catalogueFacts.ts'
import type { SearchIndex } from './search/searchIndex.ts'

/** A visit with the catalogue and its search index. */
export interface CatalogueVisit extends Visit {
  catalogue: CatalogueFacts
  search: SearchIndex
}

/** Returns the visit of a request with the current catalogue. */
export async function catalogueVisit({
  visit,
  runtime: { catalogue, search },
}: {
  visit: Visit
  runtime: { catalogue(): Promise<CatalogueFacts>; search: SearchIndex }
}): Promise<CatalogueVisit> {
  return { ...visit, catalogue: await catalogue(), search }
}
