import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { endOwnSession } from '#server/accounts/accountSessions.ts'
import { AccountSessionPath } from '#shared/contract/security.ts'
import { z } from 'zod'

export const DELETE = endpoint({
  summary: 'Ends one of the user’s sessions.',
  access: 'signed-in',
  params: AccountSessionPath,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, locals: { db } }) {
    await endOwnSession(db, { uid: user.uid, id })
    return { data: null }
  },
})

export const ALL = otherMethods({ DELETE })
