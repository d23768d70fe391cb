import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { ssoCallback } from '#server/http/ssoContext.ts'
import { isProved, needFreshPassword } from '#server/accounts/freshPassword.ts'
import { needAdministrator } from '#server/accounts/needAdministrator.ts'
import { saveSignInSettings, signInSettings } from '#server/site/signInSettings.ts'
import { SignInSettings, SignInSettingsChange } from '#shared/contract/signInSettings.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns the login settings, without the secret of the client.',
  access: 'site_settings',
  answer: SignInSettings,
  run: async ({ locals }) => ({ data: await signInSettings(locals.db.reader, ssoCallback(locals)) }),
})

export const POST = endpoint({
  summary:
    'Changes the given login settings and returns all of them. Only holders of the role `administrator` with a login or password of the last 15 minutes may do this, because the settings can give roles. GET never returns `client_secret`: without this field the stored secret stays. Another `issuer` needs its own secret. With a `revision` it returns 409 if they have been saved since.',
  access: 'site_settings',
  current: {
    read: ({ locals }) => signInSettings(locals.db.reader, ssoCallback(locals)),
    derived: ['has_secret', 'callback'],
  },
  body: SignInSettingsChange,
  answer: SignInSettings,
  refuses: { 409: staleRevisionMembers },
  async run({ body, user, cookies, locals }) {
    needAdministrator(user)
    const { db, now, origin, runtime } = locals
    const session = readSessionCookie(cookies, origin) ?? ''
    await needFreshPassword(db.reader, { session, now })
    const proved = await isProved(db.reader, session)
    const { ssoInternalOrigins: internal } = runtime.config
    const saving = { change: body, callback: ssoCallback(locals), by: user.uid, proved, internal, now }
    return { data: await saveSignInSettings(db, saving) }
  },
})

export const ALL = otherMethods({ GET, POST })
