import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { writeStepCookie } from '#server/http/sessionCookie.ts'
import { beginPasskeySignIn } from '#server/accounts/passkeys/signInWithPasskey.ts'
import { PasskeyOptions } from '#shared/contract/security.ts'

export const POST = endpoint({
  summary: 'Begins a login with a passkey: returns the options for the authenticator. They work once.',
  access: 'public',
  answer: PasskeyOptions,
  idempotency: { heldBy: 'nobody' },
  refuses: { 429: {} },
  async run({ cookies, locals: { db, origin, address, now } }) {
    const { options, token } = await beginPasskeySignIn(db, { site: { origin }, address, now })
    writeStepCookie(cookies, origin, { kind: 'passkey', token })
    return { data: { ...options } }
  },
})

export const ALL = otherMethods({ POST })
