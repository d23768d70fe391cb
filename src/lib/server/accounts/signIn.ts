import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { countTry, forgetTries, type Limit, takeBackTry, triedTooOften } from '../db/throttle.ts'
import { recordInside } from '../points/earning/ownEvents.ts'
import { foldKey } from '../people/foldKey.ts'
import { hashPassword, isOutdated, verifyPassword } from '../people/passwords.ts'
import { closeSession, openSession } from './sessions.ts'

const QUARTER_HOUR = 15 * 60
export const accountLimit: Limit = { name: 'sign-in:account', tries: 10, seconds: QUARTER_HOUR }
export const addressLimit: Limit = { name: 'sign-in:address', tries: 50, seconds: QUARTER_HOUR }

export interface SignIn {
  /** Login name or mail address, in any case. */
  name: string
  password: string
  /** Where the request came from. */
  address: string
  now: Date
  /** The session that the browser held until now; it ends. */
  replaces?: string | undefined
}

export interface SignedIn {
  uid: number
  /** The new session's secret. */
  token: string
}

/**
 * Signs a person in.
 * @throws Refusal 400 `credentials`, the same for an unknown name, a wrong password and a blocked account;
 * 429 after too many tries for one account or from one address, whatever the password
 */
export async function signIn(db: Database, ask: SignIn): Promise<SignedIn> {
  const wait = await db.transact((tx) => countTries(tx, ask))
  if (wait > 0) throw triedTooOften(wait)
  const user = await findByNameOrMail(db.reader, ask.name)
  const right = await verifyPassword(user?.password_hash, ask.password)
  if (!user || !right || user.status !== 'active') {
    throw invalid([{ message: msg('Wrong username or password.'), path: '', code: 'credentials' }])
  }
  const newHash = user.password_hash && isOutdated(user.password_hash) ? await hashPassword(ask.password) : undefined
  return db.transact(async (tx) => {
    const points = await recordInside(tx, user.uid, ask.now)
    if (user.last_login === null) await points.record('first_login')
    await points.record('daily_login')
    await forgiveTries(tx, ask)
    await tx
      .updateTable('users')
      .set({ last_login: toInstant(ask.now), ...(newHash && { password_hash: newHash }) })
      .where('uid', '=', user.uid)
      .execute()
    if (ask.replaces) await closeSession(tx, ask.replaces)
    return { uid: user.uid, token: await openSession(tx, { uid: user.uid, now: ask.now }) }
  })
}

/** Ends the session; an unknown one is no error. */
export async function signOut(db: Database, token: string): Promise<void> {
  await db.transact((tx) => closeSession(tx, token))
}

/** The account that a typed login name or mail address means. */
function findByNameOrMail(reader: Reader, typed: string) {
  const key = foldKey(typed)
  return reader
    .selectFrom('users')
    .select(['uid', 'status', 'password_hash', 'last_login'])
    .where((eb) => eb.or([eb('name_key', '=', key), eb('mail_key', '=', key)]))
    .executeTakeFirst()
}

/** Counted by what was typed: counting by account would tell that a name and a mail address belong together. */
async function countTries(tx: Tx, { name, address, now }: SignIn): Promise<number> {
  const wait = await countTry(tx, addressLimit, address, now)
  return wait > 0 ? wait : countTry(tx, accountLimit, foldKey(name), now)
}

/** Colleagues behind one address who all know their passwords must not lock each other out. */
async function forgiveTries(tx: Tx, { name, address }: SignIn): Promise<void> {
  await forgetTries(tx, accountLimit, foldKey(name))
  await takeBackTry(tx, addressLimit, address)
}
