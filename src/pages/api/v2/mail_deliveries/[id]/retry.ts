import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { sendAgain } from '#server/mail/deliveries/sendAgain.ts'
import { PathId } from '#shared/contract/common.ts'

export const POST = endpoint({
  summary: 'Sends a mail that failed again, with the next run of the job.',
  access: 'site_settings',
  params: z.object({ id: PathId }),
  answer: z.null(),
  status: 204,
  refuses: { 404: {}, 409: {} },
  async run({ params: { id }, locals: { db, now } }) {
    await sendAgain(db, id, now)
    return { data: null }
  },
})

export const ALL = otherMethods({ POST })
