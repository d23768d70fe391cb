import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import {
  clearSessionCookie,
  readSessionCookie,
  signingBrowser,
  writeSessionCookie,
  writeSignInCookies,
} from '#server/http/sessionCookie.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { refreshPassword } from '#server/accounts/freshPassword.ts'
import { meOf } from '#server/people/me.ts'
import { signIn, signOut } from '#server/accounts/signIn.ts'
import { Me, PasswordBody, SignInBody } from '#shared/contract/people.ts'
import { z } from 'zod'

export const POST = endpoint({
  summary:
    'Signs in with username or email and password, and returns the user. An account with a second factor needs `code` too: without it the answer is 400 `second_factor_needed` at `code`.',
  access: 'public',
  body: SignInBody,
  answer: Me,
  status: 201,
  idempotency: { heldBy: 'nobody' },
  refuses: { 429: {} },
  async run({ body, cookies, locals, request }) {
    const { db, origin } = locals
    const signedIn = await signIn(db, { ...body, ...signingBrowser({ cookies, locals, request }) })
    writeSignInCookies(cookies, origin, signedIn)
    return { data: meOf((await findCurrentUser(db.reader, signedIn.uid)) ?? null) }
  },
})

export const PATCH = endpoint({
  summary:
    'Confirms the user’s password; some administrative calls require this (403 `password_needed`); the session gets a new secret.',
  access: 'signed-in',
  body: PasswordBody,
  answer: z.null(),
  status: 204,
  refuses: { 429: {} },
  async run({ body, user, cookies, locals: { db, origin, now } }) {
    const session = readSessionCookie(cookies, origin) ?? ''
    const next = await refreshPassword(db, { uid: user.uid, password: body.password, session, now })
    if (next) writeSessionCookie(cookies, origin, next)
    return { data: null }
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

export const ALL = otherMethods({ POST, PATCH, DELETE })
