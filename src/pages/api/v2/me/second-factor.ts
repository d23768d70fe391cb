import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { turnFactorOff, turnFactorOn } from '#server/accounts/takeSecurityAction.ts'
import { needFreshPassword } from '#server/accounts/freshPassword.ts'
import { factorAddress } from '#server/accounts/secondFactor/codes.ts'
import { beginSecondFactor, ownSecondFactor } from '#server/accounts/secondFactor/ownSecondFactor.ts'
import { SecondFactor, SecondFactorBody, SecondFactorStep } from '#shared/contract/security.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Returns since when the second factor of the user is on, and how many recovery codes are left.',
  access: 'signed-in',
  answer: SecondFactor,
  run: async ({ user, locals: { db } }) => ({ data: await ownSecondFactor(db.reader, user.uid) }),
})

export const POST = endpoint({
  summary:
    'Begins to set up a second factor and returns its secret; with a code of that secret, turns it on and returns the recovery codes, which nothing returns again.',
  access: 'signed-in',
  body: SecondFactorBody,
  bodyOptional: true,
  answer: SecondFactorStep,
  idempotency: { heldBy: 'nobody' },
  refuses: { 409: {}, 429: {} },
  async run({ body: { code }, user, cookies, locals }) {
    const { db, origin, now, site, visit } = locals
    const session = readSessionCookie(cookies, origin) ?? ''
    if (code !== undefined) {
      const recovery_codes = await turnFactorOn(locals, { user, session, code })
      return { data: { secret: null, address: null, recovery_codes } }
    }
    await needFreshPassword(db.reader, { session, now })
    const secret = await beginSecondFactor(db, { uid: user.uid, now })
    const address = factorAddress({ secret, site: readerText(site.general.site_name, visit), account: user.mail })
    return { data: { secret, address, recovery_codes: null } }
  },
})

export const DELETE = endpoint({
  summary: 'Turns the second factor of the user off.',
  access: 'signed-in',
  answer: z.null(),
  status: 204,
  async run({ user, cookies, locals }) {
    await turnFactorOff(locals, { user, session: readSessionCookie(cookies, locals.origin) ?? '' })
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, POST, DELETE })
