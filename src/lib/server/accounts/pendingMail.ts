import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { countTry, type Limit, triedTooOften } from '../db/throttle.ts'
import { takenNames } from '../people/createUser.ts'
import { foldedNames } from '../people/foldedNames.ts'
import { lockNames } from '../people/lockNames.ts'
import { foldKey } from '#shared/foldKey.ts'
import { LINK_MS } from './linkLife.ts'
import { endMailedLinks } from './mailedLinks.ts'
import type { Addressee } from './securityMails.ts'
import { hashToken, newSecret } from '../secrets/hashToken.ts'

const renameLimit: Limit = { name: 'new-name:account', tries: 10, seconds: 3600 }
export const mailboxLimit: Limit = { name: 'new-name:mail', tries: 3, seconds: 3600 }

/** A new address and the secret of the link that confirms it. */
export interface PendingMail {
  uid: number
  mail: string
  token: string
}

/**
 * Counts a request for another username or email address, whether or not it is in use.
 * @param mail the address that gets a link, if any
 * @throws Refusal 429 after too many requests of one account or for one address
 */
export async function admitNewAddress(
  db: Database,
  { uid, mail, now }: { uid: number; mail: string | null; now: Date },
): Promise<void> {
  const wait = await db.transact(async (tx) => {
    const seconds = await countTry(tx, renameLimit, String(uid), now)
    return seconds > 0 || mail === null ? seconds : countTry(tx, mailboxLimit, foldKey(mail), now)
  })
  if (wait > 0) throw triedTooOften(wait)
}

/** Stores the new address of an account; it replaces a pending one, whose link becomes invalid. */
export async function startMailChange(
  tx: Tx,
  { uid, mail, now }: { uid: number; mail: string; now: Date },
): Promise<PendingMail> {
  const token = newSecret()
  const pending = {
    mail: mail.trim(),
    mail_key: foldKey(mail),
    token_hash: hashToken(token),
    created: toInstant(now),
    expires: toInstant(new Date(now.getTime() + LINK_MS)),
  }
  await tx.deleteFrom('pending_mails').where('expires', '<=', toInstant(now)).execute()
  await tx
    .insertInto('pending_mails')
    .values({ uid, ...pending })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(pending))
    .execute()
  return { uid, mail: pending.mail, token }
}

/** The address that waits for confirmation, or `null`. */
export async function pendingMailOf(reader: Reader, uid: number, now: Date): Promise<string | null> {
  const row = await reader
    .selectFrom('pending_mails')
    .select('mail')
    .where('uid', '=', uid)
    .where('expires', '>', toInstant(now))
    .executeTakeFirst()
  return row?.mail ?? null
}

/** Keeps the old address and makes the link invalid. Does nothing if no change is pending. */
export async function cancelMailChange(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('pending_mails').where('uid', '=', uid).execute()
}

/** The change that a link confirms; `undefined` if the link was used or has expired. */
export function findMailChange(reader: Reader, token: string, now: Date) {
  return reader
    .selectFrom('pending_mails')
    .innerJoin('users', 'users.uid', 'pending_mails.uid')
    .select(['users.uid', 'users.full_name', 'users.language', 'users.name', 'users.name_key'])
    .select(['users.mail', 'users.mail_key', 'pending_mails.mail as next', 'pending_mails.mail_key as next_key'])
    .where('pending_mails.token_hash', '=', hashToken(token))
    .where('pending_mails.expires', '>', toInstant(now))
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/**
 * Makes the pending address the account's address. A username that was the old address follows. Returns the user with
 * the old address.
 * @throws Refusal 404 for a link that was used or has expired, or if another account has the address by now
 */
export async function finishMailChange(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<Addressee & { uid: number }> {
  return db.transact(async (tx) => {
    const change = await findMailChange(tx, token, now)
    if (!change) throw mailLinkEnded()
    const { uid, full_name, language, mail, next, next_key } = change
    // Deleting all changes to this address makes two accounts that confirm it at the same time wait for each other.
    const ended = await tx.deleteFrom('pending_mails').where('mail_key', '=', next_key).returning('uid').execute()
    const name = change.name_key === change.mail_key ? next : change.name
    await lockNames(tx, { name, mail: next })
    const taken = await takenNames(tx, { name, mail: next, except: uid })
    if (taken.length > 0 || !ended.some((row) => row.uid === uid)) throw mailLinkEnded()
    await tx
      .updateTable('users')
      .set({ name, mail: next, ...foldedNames({ name, mail: next, full_name }) })
      .where('uid', '=', uid)
      .execute()
    await endMailedLinks(tx, uid)
    return { uid, full_name, language, mail }
  })
}

/** The refusal of a link that confirms nothing. */
export function mailLinkEnded() {
  return notFound(msg('This link was used before or has expired. Your email address has not changed.'))
}
