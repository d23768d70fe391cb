import { hash } from 'node:crypto'
import type { Account } from '#shared/contract/people.ts'
import type { ManagedPerson, PersonChange } from '#shared/contract/managedPeople.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { listedPeople } from '../people/listedPeople.ts'
import { walletOf } from '../points/wallet.ts'
import { type AccountSaved, saveAccount } from './saveAccount.ts'
import type { AccountContext } from './forgottenPassword.ts'
import type { Actor } from './needAdministrator.ts'
import { visibleAccount } from './visibleAccount.ts'

interface Asked {
  user: CurrentUser
  uid: number
  now: Date
  /** The site's time zone (IANA). */
  timeZone: string
}

/** One account as administrators see it; `undefined` if there is none. */
export async function managedPerson(
  reader: Reader,
  { user, uid, now, timeZone }: Asked,
): Promise<ManagedPerson | undefined> {
  const account = await visibleAccount(reader, { user, uid, now })
  const [listed] = account ? await listedPeople(reader, [uid]) : []
  if (!account || !listed) return undefined
  const { sessions } = await reader
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('sessions'))
    .where('uid', '=', uid)
    .where('expires', '>', toInstant(now))
    .executeTakeFirstOrThrow()
  const invitation = await reader
    .selectFrom('invitations')
    .select(['created', 'expires'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  const { points } = await walletOf(reader, uid, { now, timeZone })
  return {
    ...account,
    state: listed.state,
    seen: listed.seen,
    sessions: Number(sessions),
    points,
    invitation: invitation ?? null,
    revision: revisionOf(account),
  }
}

/**
 * The same for a call.
 * @throws Refusal 404 if there is none
 */
export async function seenPerson(reader: Reader, asked: Asked): Promise<ManagedPerson> {
  const person = await managedPerson(reader, asked)
  if (!person) throw notFound()
  return person
}

/**
 * Changes the account of a person.
 * @throws Refusal 409 `revision` if it has changed since the given revision, others as `saveAccount`
 */
export async function changePerson(
  context: AccountContext,
  { user, session, now }: Actor,
  { uid, change }: { uid: number; change: PersonChange },
): Promise<AccountSaved> {
  const { revision, ...changes } = change
  const admit = async (reader: Reader) => {
    const account = revision === undefined ? undefined : await visibleAccount(reader, { user, uid, now })
    const current = account && revisionOf(account)
    if (current && current !== revision)
      throw conflict(msg('Someone has changed this in the meantime. Reload it.'), 'revision', { revision: current })
  }
  await admit(context.runtime.db.reader)
  return saveAccount(context, { user, uid, changes, session, admit })
}

/** Signing in is no change of an account. */
function revisionOf({ last_login: _, ...account }: Account): string {
  return hash('sha256', JSON.stringify(account), 'base64url').slice(0, 16)
}
