import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { endOtherSessions, accountSessions } from '#server/accounts/accountSessions.ts'
import { AccountSession } from '#shared/contract/security.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Lists where the user is signed in, the session of this call first.',
  access: 'signed-in',
  answer: AccountSession,
  list: true,
  async run({ user, cookies, locals: { db, origin, now } }) {
    const session = readSessionCookie(cookies, origin) ?? ''
    return { data: await accountSessions(db.reader, { uid: user.uid, session, now }) }
  },
})

export const DELETE = endpoint({
  summary: 'Signs the user out everywhere else: only the session of this call stays.',
  access: 'signed-in',
  answer: z.null(),
  status: 204,
  async run({ user, cookies, locals: { db, origin } }) {
    await endOtherSessions(db, { uid: user.uid, session: readSessionCookie(cookies, origin) ?? '' })
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, DELETE })
