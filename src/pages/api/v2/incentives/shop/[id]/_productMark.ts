import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { endpoint } from '#server/http/endpoint.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { PathId } from '#shared/contract/common.ts'

interface ProductMark {
  summary: string
  save(db: Database, visit: LearnerVisit, productId: number): Promise<unknown>
}

/** An endpoint that saves or removes the user's mark on a product. It has no body and returns nothing. */
export function productMark({ summary, save }: ProductMark) {
  return endpoint({
    summary,
    access: 'incentives_shop',
    params: z.object({ id: PathId }),
    answer: z.null(),
    status: 204,
    refuses: { 409: {} },
    async run({ params: { id }, locals }) {
      await save(locals.db, locals.learner(), id)
      return { data: null }
    },
  })
}
