import { msg } from '#shared/i18n/message.ts'
import { type Refusal, tooMany } from '#shared/refusal.ts'
import type { Database, Tx } from '../db/database.ts'
import { countTry, forgetTries, type Limit, takeBackTry, triedTooOften } from '../db/throttle.ts'
import { callerOf, networkOf } from '../network/callers.ts'

const QUARTER_HOUR = 15 * 60
/** For one account from one network, or from one known device. */
export const accountLimit: Limit = { name: 'sign-in:account', tries: 10, seconds: QUARTER_HOUR }
/** For one account from everywhere except its known devices. */
export const everywhereLimit: Limit = { name: 'sign-in:everywhere', tries: 100, seconds: 3600 }
/** For all accounts from one address. */
export const addressLimit: Limit = { name: 'sign-in:address', tries: 50, seconds: QUARTER_HOUR }
/** Right passwords of one account: each costs as much work as a wrong one, and opens a session. */
export const successLimit: Limit = { name: 'sign-in:success', tries: 30, seconds: 3600 }

/** One try to sign in. */
export interface SignInTry {
  /** The account's key, the same for its username and its email address. */
  account: string
  /** The network address of the request. */
  address: string
  /** The secret of a browser that signed in to this account before: then only its own tries count. */
  knownDevice: string | undefined
  now: Date
}

/**
 * Counts a try before the password is checked. Nobody can lock a user out from another place: a device that the user
 * used before has its own count, and a password link by mail makes a device known.
 * @throws Refusal 429 after too many tries
 */
export async function admitSignIn(db: Database, signInTry: SignInTry): Promise<void> {
  const refusal = await db.transact((tx) => countSignIn(tx, signInTry))
  if (refusal) throw refusal
}

/** Takes the try back because the password was right: colleagues behind one address must not lock each other out. */
export async function forgiveSignIn(tx: Tx, signInTry: SignInTry): Promise<void> {
  const { account, address, knownDevice } = signInTry
  await forgetTries(tx, accountLimit, placeOf(signInTry))
  if (knownDevice !== undefined) return
  await takeBackTry(tx, everywhereLimit, account)
  await takeBackTry(tx, addressLimit, callerOf(address))
}

/**
 * Counts a right password.
 * @throws Refusal 429 after too many sign-ins to one account
 */
export async function countSuccess(tx: Tx, { account, now }: SignInTry): Promise<void> {
  const wait = await countTry(tx, successLimit, account, now)
  if (wait > 0) throw triedTooOften(wait)
}

async function countSignIn(tx: Tx, signInTry: SignInTry): Promise<Refusal | undefined> {
  const { account, address, knownDevice, now } = signInTry
  const byAddress = knownDevice === undefined ? await countTry(tx, addressLimit, callerOf(address), now) : 0
  const wait = byAddress || (await countTry(tx, accountLimit, placeOf(signInTry), now))
  if (wait > 0) return triedTooOften(wait)
  const everywhere = knownDevice === undefined ? await countTry(tx, everywhereLimit, account, now) : 0
  if (everywhere === 0) return undefined
  const message = msg(
    'Too many attempts for this account. Log in on a device that you used before, reset your password by email, or try again later.',
  )
  return tooMany(message, everywhere)
}

function placeOf({ account, address, knownDevice }: SignInTry): string {
  return knownDevice === undefined ? `${account} ${networkOf(address)}` : `${account} device ${knownDevice}`
}
