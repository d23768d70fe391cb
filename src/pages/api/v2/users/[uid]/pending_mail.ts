import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { keepOldMail, resendConfirmation } from '#server/accounts/changeMail.ts'
import { UserPath } from '#shared/contract/people.ts'
import { z } from 'zod'

export const POST = endpoint({
  summary: 'Mails a new link to the mail address that waits for its confirmation; the link before it ends.',
  access: 'signed-in',
  params: UserPath,
  answer: z.null(),
  status: 204,
  async run({ params: { uid }, user, locals }) {
    await resendConfirmation(locals, { user, uid })
    return { data: null }
  },
})

export const DELETE = endpoint({
  summary: 'Keeps the old mail address: the link to the new one ends.',
  access: 'signed-in',
  params: UserPath,
  answer: z.null(),
  status: 204,
  async run({ params: { uid }, user, locals: { db } }) {
    await keepOldMail(db, { user, uid })
    return { data: null }
  },
})

export const ALL = otherMethods({ POST, DELETE })
