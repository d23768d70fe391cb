import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readStepCookie, signingBrowser, writeSignInCookies, writeStepCookie } from '#server/http/sessionCookie.ts'
import { signInWithPasskey } from '#server/accounts/passkeys/signInWithPasskey.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { meOf } from '#server/people/me.ts'
import { Me } from '#shared/contract/people.ts'
import { PasskeyProof } from '#shared/contract/security.ts'

export const POST = endpoint({
  summary: 'Signs in with the answer of an authenticator to `POST session/passkey_options`, and returns the user.',
  access: 'public',
  body: PasskeyProof,
  answer: Me,
  status: 201,
  idempotency: { heldBy: 'nobody' },
  refuses: { 429: {} },
  async run({ body, cookies, locals, request }) {
    const { db, origin } = locals
    const token = readStepCookie(cookies, origin, 'passkey')
    const browser = signingBrowser({ cookies, locals, request })
    const signedIn = await signInWithPasskey(db, { site: { origin }, token, sent: body, browser })
    writeStepCookie(cookies, origin, { kind: 'passkey', token: null })
    writeSignInCookies(cookies, origin, signedIn)
    return { data: meOf((await findCurrentUser(db.reader, signedIn.uid)) ?? null) }
  },
})

export const ALL = otherMethods({ POST })
