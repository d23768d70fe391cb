import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { endpoint } from '#server/http/endpoint.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { PathId } from '#shared/contract/common.ts'

interface Noted {
  summary: string
  note(db: Database, visit: LearnerVisit, productId: number): Promise<unknown>
}

/** One method by which the user only has something noted about a product: nothing more goes in, nothing comes out. */
export function noted({ summary, note }: Noted) {
  return endpoint({
    summary,
    access: 'incentives_shop',
    params: z.object({ id: PathId }),
    answer: z.null(),
    status: 204,
    refuses: { 409: {} },
    async run({ params: { id }, locals }) {
      await note(locals.db, locals.learner(), id)
      return { data: null }
    },
  })
}
