import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie, readStepCookie } from '#server/http/sessionCookie.ts'
import { mailSecurityChange } from '#server/accounts/securityChanges.ts'
import { needFreshPassword } from '#server/accounts/freshPassword.ts'
import { addPasskey, ownPasskeys } from '#server/accounts/passkeys/ownPasskeys.ts'
import { NewPasskey, Passkey } from '#shared/contract/security.ts'
import { readerText } from '#shared/i18n/readerText.ts'

export const GET = endpoint({
  summary: 'Lists the passkeys of the user.',
  access: 'signed-in',
  answer: Passkey,
  list: true,
  run: async ({ user, locals: { db } }) => ({ data: await ownPasskeys(db.reader, user.uid) }),
})

export const POST = endpoint({
  summary: 'Adds the passkey that an authenticator made for the options of `POST me/passkeys/options`.',
  access: 'signed-in',
  body: NewPasskey,
  answer: Passkey,
  status: 201,
  idempotency: { heldBy: 'nobody' },
  refuses: { 409: {} },
  async run({ body, user, cookies, locals }) {
    const { db, origin, now, site, visit } = locals
    await needFreshPassword(db.reader, { session: readSessionCookie(cookies, origin) ?? '', now })
    const known = { origin, name: readerText(site.general.site_name, visit) }
    const token = readStepCookie(cookies, origin, 'new-passkey')
    const passkey = await addPasskey(db, { user, site: known, token, sent: body, now })
    mailSecurityChange(locals, user, 'passkey-added')
    return { data: passkey }
  },
})

export const ALL = otherMethods({ GET, POST })
