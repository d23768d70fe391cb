import { z } from 'zod'
import { Instant } from '#shared/contract/common.ts'
import { fromInstant, toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, signInNeeded } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { recordSignIn } from '../points/earning/ownEvents.ts'
import { foldKey } from '#shared/foldKey.ts'
import { browserNames } from './browserNames.ts'
import { isKnownDevice, rememberDevice } from './knownDevices.ts'
import { hashPassword, isOutdated, verifyPassword } from '../secrets/passwords.ts'
import { hasSecondFactor, proveSecondFactor } from './secondFactor/proveSecondFactor.ts'
import { closeSession, endOldSessions, openSession } from './sessions.ts'
import { admitSignIn, countSuccess, forgiveSignIn, type SignInTry } from './signInLimits.ts'
import { findStep, openStep, takeStep } from './signInSteps.ts'

/** The browser that signs in. */
export interface SigningBrowser {
  /** The network address of the request. */
  address: string
  now: Date
  /** The browser's session before the sign-in; it ends. */
  replaces?: string | undefined
  /** The secret of a browser that signed in before. */
  device?: string | undefined
  /** The name by which the browser calls itself. */
  agent?: string | null | undefined
  /** Several people use the account at the same time, as in the demo: sign-ins and sessions have no limit. */
  shared?: boolean
}

export interface SignIn extends SigningBrowser {
  /** Username or email address; case does not matter. */
  name: string
  password: string
  /** The code of the second factor, for an account that has one. */
  code?: string | undefined
}

export interface SignedIn {
  uid: number
  /** The new session's secret. */
  token: string
  /** The browser's new secret, by which it is known from now on. */
  device: string
}

/** The sign-in waits for the code of the second factor; the secret names it. */
export interface CodeNeeded {
  step: string
}

/** An account whose password was right. */
interface ProvedAccount {
  uid: number
  /** The hash that the password fitted. */
  hash: string | null
  newHash: string | undefined
  signInTry: SignInTry
}

/** The details of a step that waits for a code. */
const CodeStep = z.object({ proved: Instant })

/**
 * Signs a user in.
 * @throws Refusal 400 `credentials`, the same for an unknown name, a wrong password and a blocked account; 400
 * `second_factor_needed` if the account also needs a code; 429 after too many tries, even with the right password
 */
export async function signIn(db: Database, ask: SignIn): Promise<SignedIn> {
  const account = await provePassword(db, ask)
  const strong = await hasSecondFactor(db.reader, account.uid)
  if (strong) await proveSecondFactor(db, { uid: account.uid, code: ask.code, now: ask.now })
  return db.transact(async (tx) => {
    const signedIn = await enter(tx, { uid: account.uid, strong, browser: ask })
    await acceptPassword(tx, account, ask)
    return signedIn
  })
}

/**
 * The same by form: an account with a second factor gets a step, which `finishSignIn` ends with the code.
 * @throws Refusal as `signIn`
 */
export async function beginSignIn(db: Database, ask: SignIn): Promise<SignedIn | CodeNeeded> {
  const account = await provePassword(db, ask)
  return db.transact(async (tx) => {
    const begun = await enterOrAsk(tx, account.uid, ask)
    await acceptPassword(tx, account, ask)
    return begun
  })
}

/**
 * Opens a session, or a step if the account has a second factor.
 * @param proved the moment at which the user proved to be there: a code does not make an old login a fresh one
 */
export async function enterOrAsk(
  tx: Tx,
  uid: number,
  browser: SigningBrowser,
  proved = browser.now,
): Promise<SignedIn | CodeNeeded> {
  if (!(await hasSecondFactor(tx, uid))) return enter(tx, { uid, strong: false, browser, proved })
  const details = { proved: toInstant(proved) }
  return { step: await openStep(tx, { kind: 'code', uid, details, now: browser.now }) }
}

/**
 * Ends a sign-in that waits for its code.
 * @throws Refusal 401 if nothing waits, 400 for a wrong or used code, 429 after too many
 */
export async function finishSignIn(
  db: Database,
  { step: token, code, ...browser }: SigningBrowser & { step: string | undefined; code: string },
): Promise<SignedIn> {
  const named = { kind: 'code', token, now: browser.now } as const
  const step = await findStep(db.reader, named)
  if (!step?.uid) throw stepEnded()
  await proveSecondFactor(db, { uid: step.uid, code, now: browser.now })
  return db.transact(async (tx) => {
    const { uid, details = '{}' } = (await takeStep(tx, named)) ?? {}
    if (!uid || !(await isActive(tx, uid))) throw stepEnded()
    const { proved } = CodeStep.parse(JSON.parse(details))
    return enter(tx, { uid, strong: true, browser, proved: fromInstant(proved) })
  })
}

/**
 * Opens the session of a user who has proved everything that the account needs.
 * @throws Refusal 400 `credentials` if the account was blocked meanwhile
 */
export async function enter(
  tx: Tx,
  { uid, strong, browser, proved }: { uid: number; strong: boolean; browser: SigningBrowser; proved?: Date },
): Promise<SignedIn> {
  const { now, address, device, replaces, agent, shared } = browser
  const { last_login } = await tx
    .selectFrom('users')
    .select('last_login')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  await recordSignIn(tx, { uid, isFirst: last_login === null, now })
  // The account may have been blocked since the proof: the update waits for that, and then finds it.
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ last_login: toInstant(now) })
    .where('uid', '=', uid)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw wrongCredentials()
  if (replaces) await closeSession(tx, replaces)
  const token = await openSession(tx, { uid, now, address, strong, proved, browser: browserNames(agent) })
  if (!shared) await endOldSessions(tx, uid, token)
  return { uid, token, device: await rememberDevice(tx, { uid, device, now }) }
}

/** Ends the session; an unknown one is no error. */
export async function signOut(db: Database, token: string): Promise<void> {
  await db.transact((tx) => closeSession(tx, token))
}

/** Whether an account may sign in. */
export async function isActive(reader: Reader, uid: number): Promise<boolean> {
  const user = await reader.selectFrom('users').select('status').where('uid', '=', uid).executeTakeFirst()
  return user?.status === 'active'
}

async function provePassword(db: Database, ask: SignIn): Promise<ProvedAccount> {
  const { device, now } = ask
  const user = await findByNameOrMail(db.reader, ask.name)
  const isKnown = user !== undefined && (await isKnownDevice(db.reader, { uid: user.uid, device, now }))
  const account = user ? `uid ${user.uid}` : `name ${foldKey(ask.name)}`
  const signInTry = { account, address: ask.address, knownDevice: isKnown ? device : undefined, now }
  await admitSignIn(db, signInTry)
  const right = await verifyPassword(user?.password_hash, ask.password)
  if (!user || !right || user.status !== 'active') throw wrongCredentials()
  const newHash = user.password_hash && isOutdated(user.password_hash) ? await hashPassword(ask.password) : undefined
  return { uid: user.uid, hash: user.password_hash, newHash, signInTry }
}

/**
 * Ends a sign-in whose password fits.
 * @throws Refusal 400 `credentials` if the password was changed or the account was blocked while it was compared
 */
async function acceptPassword(tx: Tx, account: ProvedAccount, ask: SignIn): Promise<void> {
  const { uid, hash, newHash, signInTry } = account
  const now = await tx
    .selectFrom('users')
    .select(['status', 'password_hash'])
    .where('uid', '=', uid)
    .$if(dialectOf(tx) === 'postgres', (users) => users.forNoKeyUpdate())
    .executeTakeFirst()
  const isSame = now?.password_hash === hash
  if (now?.status !== 'active') throw wrongCredentials()
  // Another sign-in may have renewed the hash of the same password.
  if (!isSame && !(await verifyPassword(now.password_hash, ask.password))) throw wrongCredentials()
  if (!ask.shared) await countSuccess(tx, signInTry)
  await forgiveSignIn(tx, signInTry)
  if (newHash && isSame) await tx.updateTable('users').set({ password_hash: newHash }).where('uid', '=', uid).execute()
}

function wrongCredentials() {
  return invalid([{ message: msg('Wrong username or password.'), path: '', code: 'credentials' }])
}

function stepEnded() {
  return signInNeeded(msg('This took too long. Log in again.'))
}

/** The account with this username or email address. */
function findByNameOrMail(reader: Reader, typed: string) {
  const key = foldKey(typed)
  return reader
    .selectFrom('users')
    .select(['uid', 'status', 'password_hash'])
    .where((eb) => eb.or([eb('name_key', '=', key), eb('mail_key', '=', key)]))
    .executeTakeFirst()
}
