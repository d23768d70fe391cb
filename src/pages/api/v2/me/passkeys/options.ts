import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie, writeStepCookie } from '#server/http/sessionCookie.ts'
import { needFreshPassword } from '#server/accounts/freshPassword.ts'
import { beginPasskey } from '#server/accounts/passkeys/ownPasskeys.ts'
import { PasskeyOptions } from '#shared/contract/security.ts'
import { readerText } from '#shared/i18n/readerText.ts'

export const POST = endpoint({
  summary: 'Begins to add a passkey: returns the options for the authenticator. They work once, for ten minutes.',
  access: 'signed-in',
  answer: PasskeyOptions,
  idempotency: { heldBy: 'nobody' },
  refuses: { 409: {} },
  async run({ user, cookies, locals: { db, origin, now, site, visit } }) {
    await needFreshPassword(db.reader, { session: readSessionCookie(cookies, origin) ?? '', now })
    const known = { origin, name: readerText(site.general.site_name, visit) }
    const { options, token } = await beginPasskey(db, { user, site: known, now })
    writeStepCookie(cookies, origin, { kind: 'new-passkey', token })
    return { data: { ...options } }
  },
})

export const ALL = otherMethods({ POST })
