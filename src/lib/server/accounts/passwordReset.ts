import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { countTry, type Limit, triedTooOften } from '../db/throttle.ts'
import { foldKey } from '#shared/foldKey.ts'
import { hashToken, newSecret } from '../secrets/hashToken.ts'
import { forgetDevices, rememberDevice } from './knownDevices.ts'
import { LINK_MS } from './linkLife.ts'
import { endMailedLinks } from './mailedLinks.ts'
import { callerOf } from '../network/callers.ts'
import { typedPasswordProblems } from '../people/passwordPolicy.ts'
import { hashPassword } from '../secrets/passwords.ts'
import type { Addressee } from './securityMails.ts'
import { closeSessionsOf } from './sessions.ts'

export const mailLimit: Limit = { name: 'password-reset:mail', tries: 3, seconds: 3600 }
export const resetAddressLimit: Limit = { name: 'password-reset:address', tries: 20, seconds: 3600 }

/**
 * Counts a request for a new password, for known and unknown addresses.
 * @throws Refusal 429 after too many requests for one email address or from one network address
 */
export async function admitReset(db: Database, ask: { mail: string; address: string; now: Date }): Promise<void> {
  const wait = await db.transact(async (tx) => {
    const seconds = await countTry(tx, resetAddressLimit, callerOf(ask.address), ask.now)
    return seconds > 0 ? seconds : countTry(tx, mailLimit, foldKey(ask.mail), ask.now)
  })
  if (wait > 0) throw triedTooOften(wait)
}

/**
 * Creates the secret of a link for the active account with this email address, if there is one; it works once, for an
 * hour.
 */
export async function startReset(
  db: Database,
  { mail, now }: { mail: string; now: Date },
): Promise<{ to: Addressee; token: string } | undefined> {
  const to = await db.reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'mail', 'language'])
    .where('mail_key', '=', foldKey(mail))
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!to) return undefined
  return { to, token: await db.transact((tx) => storeReset(tx, to.uid, now)) }
}

/** Stores the hash of a new secret, and returns the secret. */
export async function storeReset(tx: Tx, uid: number, now: Date): Promise<string> {
  const token = newSecret()
  const expires = toInstant(new Date(now.getTime() + LINK_MS))
  await tx.deleteFrom('password_resets').where('expires', '<=', toInstant(now)).execute()
  await tx
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), uid, created: toInstant(now), expires, used: null })
    .execute()
  return token
}

/** The account of a link's secret; `undefined` if the link was used or has expired. */
export function findReset(reader: Reader, token: string, now: Date) {
  return reader
    .selectFrom('password_resets')
    .innerJoin('users', 'users.uid', 'password_resets.uid')
    .select(['users.uid', 'users.name', 'users.mail', 'users.full_name', 'users.language'])
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.used', 'is', null)
    .where('password_resets.expires', '>', toInstant(now))
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/**
 * Sets a new password with a mailed link and ends every session and every other link of the account. Returns the user
 * to notify, and the secret with which this browser can sign in even while others try many passwords.
 * @throws Refusal 404 for a link that was used or has expired, 400 for a password that is not allowed
 */
export async function finishReset(
  db: Database,
  { token, password, repeated, now }: { token: string; password: string; repeated?: string; now: Date },
): Promise<Addressee & { device: string }> {
  const user = await findReset(db.reader, token, now)
  if (!user) throw linkEnded()
  const problems = typedPasswordProblems({ password, repeated }, [user.name, user.mail, user.full_name])
  if (problems.length > 0) throw invalid(problems)
  const hash = await hashPassword(password)
  return db.transact(async (tx) => {
    // If two users send the form at the same moment, only one of them finds the link unused.
    const used = await tx
      .updateTable('password_resets')
      .set({ used: toInstant(now) })
      .where('token_hash', '=', hashToken(token))
      .where('used', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) throw linkEnded()
    await endMailedLinks(tx, user.uid)
    await tx.updateTable('users').set({ password_hash: hash }).where('uid', '=', user.uid).execute()
    await closeSessionsOf(tx, user.uid)
    // Somebody who was in the account may have added these; the second factor stays, or a mail alone would be enough.
    for (const way of ['passkeys', 'sso_links'] as const) await tx.deleteFrom(way).where('uid', '=', user.uid).execute()
    await forgetDevices(tx, user.uid)
    return { ...user, device: await rememberDevice(tx, { uid: user.uid, device: undefined, now }) }
  })
}

function linkEnded() {
  return notFound(msg('This link was used before or has expired. Ask for a new one.'))
}
