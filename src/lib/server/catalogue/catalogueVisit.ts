import type { Visit } from '../people/visit.ts'
import type { CatalogueFacts } from './facts/catalogueFacts.ts'
import type { SearchIndex } from './search/searchIndex.ts'

/** A visit of the catalogue, with the catalogue that it goes through. */
export interface CatalogueVisit extends Visit {
  catalogue: CatalogueFacts
  search: SearchIndex
}

/** The visit of the catalogue that a request is. */
export async function catalogueVisit({
  visit,
  runtime: { catalogue, search },
}: {
  visit: Visit
  runtime: { catalogue(): Promise<CatalogueFacts>; search: SearchIndex }
}): Promise<CatalogueVisit> {
  return { ...visit, catalogue: await catalogue(), search }
}
