import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { clearSessionCookie, readSessionCookie, signInCookies, writeSignInCookies } from '#server/http/sessionCookie.ts'
import { findAsker } from '#server/people/asker.ts'
import { meOf } from '#server/people/me.ts'
import { signIn, signOut } from '#server/accounts/signIn.ts'
import { Me, SignInBody } from '#shared/contract/people.ts'
import { z } from 'zod'

export const POST = endpoint({
  summary: 'Signs in with login name or mail address and password, and answers who that is.',
  access: 'public',
  body: SignInBody,
  answer: Me,
  status: 201,
  idempotency: { heldBy: 'nobody' },
  refuses: { 429: {} },
  async run({ body, cookies, locals: { db, origin, address, now } }) {
    const signedIn = await signIn(db, { ...body, address, now, ...signInCookies(cookies, origin) })
    writeSignInCookies(cookies, origin, signedIn)
    return { data: meOf((await findAsker(db.reader, signedIn.uid)) ?? null) }
  },
})

export const DELETE = endpoint({
  summary: 'Signs out; does nothing where nobody is signed in.',
  access: 'public',
  answer: z.null(),
  status: 204,
  async run({ cookies, locals: { db, origin } }) {
    const token = readSessionCookie(cookies, origin)
    if (token) await signOut(db, token)
    clearSessionCookie(cookies, origin)
    return { data: null }
  },
})

export const ALL = otherMethods({ POST, DELETE })
