import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Database, Reader } from '../db/database.ts'
import { recordSignIn } from '../points/earning/ownEvents.ts'
import { foldKey } from '#shared/foldKey.ts'
import { isKnownDevice, rememberDevice } from './knownDevices.ts'
import { hashPassword, isOutdated, verifyPassword } from '../people/passwords.ts'
import { closeSession, endOldSessions, openSession } from './sessions.ts'
import { admitSignIn, countSuccess, forgiveSignIn } from './signInLimits.ts'

export interface SignIn {
  /** Username or email address; case does not matter. */
  name: string
  password: string
  /** The network address of the request. */
  address: string
  now: Date
  /** The browser's session before the sign-in; it ends. */
  replaces?: string | undefined
  /** The secret of a browser that signed in before. */
  device?: string | undefined
  /** Several people use the account at the same time, as in the demo: sign-ins and sessions have no limit. */
  shared?: boolean
}

export interface SignedIn {
  uid: number
  /** The new session's secret. */
  token: string
  /** The browser's new secret, by which it is known from now on. */
  device: string
}

/**
 * Signs a user in.
 * @throws Refusal 400 `credentials`, the same for an unknown name, a wrong password and a blocked account; 429 after
 * too many tries, even with the right password
 */
export async function signIn(db: Database, ask: SignIn): Promise<SignedIn> {
  const { device, now } = ask
  const user = await findByNameOrMail(db.reader, ask.name)
  const isKnown = user !== undefined && (await isKnownDevice(db.reader, { uid: user.uid, device, now }))
  const account = user ? `uid ${user.uid}` : `name ${foldKey(ask.name)}`
  const signInTry = { account, address: ask.address, knownDevice: isKnown ? device : undefined, now }
  await admitSignIn(db, signInTry)
  const right = await verifyPassword(user?.password_hash, ask.password)
  if (!user || !right || user.status !== 'active') {
    throw invalid([{ message: msg('Wrong username or password.'), path: '', code: 'credentials' }])
  }
  const newHash = user.password_hash && isOutdated(user.password_hash) ? await hashPassword(ask.password) : undefined
  return db.transact(async (tx) => {
    await recordSignIn(tx, { uid: user.uid, isFirst: user.last_login === null, now: ask.now })
    if (!ask.shared) await countSuccess(tx, signInTry)
    await forgiveSignIn(tx, signInTry)
    await tx
      .updateTable('users')
      .set({ last_login: toInstant(ask.now), ...(newHash && { password_hash: newHash }) })
      .where('uid', '=', user.uid)
      .execute()
    if (ask.replaces) await closeSession(tx, ask.replaces)
    const { uid } = user
    const token = await openSession(tx, { uid, now })
    if (!ask.shared) await endOldSessions(tx, uid, token)
    return { uid, token, device: await rememberDevice(tx, { uid, device, now }) }
  })
}

/** Ends the session; an unknown one is no error. */
export async function signOut(db: Database, token: string): Promise<void> {
  await db.transact((tx) => closeSession(tx, token))
}

/** The account with this username or email address. */
function findByNameOrMail(reader: Reader, typed: string) {
  const key = foldKey(typed)
  return reader
    .selectFrom('users')
    .select(['uid', 'status', 'password_hash', 'last_login'])
    .where((eb) => eb.or([eb('name_key', '=', key), eb('mail_key', '=', key)]))
    .executeTakeFirst()
}
