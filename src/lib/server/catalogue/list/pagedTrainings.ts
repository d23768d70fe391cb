import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { TrainingCard, TrainingFacets } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import { limitOf, listTrainings } from './listTrainings.ts'

interface PagedTrainings {
  data: TrainingCard[]
  /** `close`: nothing matches the words as typed; the trainings are similar. */
  meta: PageMeta & { facets: TrainingFacets; close: boolean }
}

/** Returns a page of trainings in the contract's list format, with facets. */
export async function pagedTrainings(
  reader: Reader,
  asked: Parameters<typeof listTrainings>[1],
): Promise<PagedTrainings> {
  const { items, total, facets, close } = await listTrainings(reader, asked)
  const { page = 0 } = asked.filter
  return { data: items, meta: { ...pageMeta(page, limitOf(asked.filter), total), facets, close } }
}
