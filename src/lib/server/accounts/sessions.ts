import { fromInstant, toInstant } from '#shared/instant.ts'
import { memo, memoOfFrozen } from '#shared/memo.ts'
import { isSameDay } from '#shared/points/sameDay.ts'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'
import { recordLogin } from '../points/earning/ownEvents.ts'
import { noteLogin } from '../points/schedules/noteLogin.ts'
import { accountColumns, type AccountRow, type CurrentUser, rightsIn, userOf } from '../people/currentUser.ts'
import { hashToken, newSecret, SECRET_LENGTH } from '../secrets/hashToken.ts'
import { networkOf } from '../network/callers.ts'
import type { BrowserNames } from './browserNames.ts'
import { heldBack } from './secondFactor/heldBack.ts'
import { endStepsOf } from './signInSteps.ts'

/** A session ends after this time without a request. */
export const SESSION_DAYS = 14
/** A session ends this long after the password was given, even if it is in use. */
const LIFE_DAYS = 90
/** The maximum number of sessions of one user; the oldest end. */
export const MOST_SESSIONS = 20
/** `last_seen` is updated at most this often and on each new day, so that reading pages does not write. */
const SEEN_MINUTES = 60
/** A busy process has about as many browsers at once. */
const KEPT_HASHES = 1000

interface NewSession {
  uid: number
  now: Date
  /** The browser, in words that its owner recognises. */
  browser?: Partial<BrowserNames>
  /** The address of the request; only the network is stored. */
  address?: string
  /** A second factor or a passkey proved the user. */
  strong?: boolean
  /** The moment at which the user gave the password or logged in at the provider; without it, now. */
  proved?: Date | undefined
}

/** Opens a session and returns its secret, of which only a hash is stored. */
export async function openSession(
  tx: Tx,
  { uid, now, browser = {}, address = '', strong = false, proved = now }: NewSession,
): Promise<string> {
  const token = newSecret()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      uid,
      created: toInstant(proved),
      last_seen: toInstant(now),
      expires: expiry(now, proved),
      ...browser,
      network: address && networkOf(address),
      strong: strong ? 1 : 0,
    })
    .execute()
  await tx.deleteFrom('sessions').where('expires', '<', toInstant(now)).execute()
  await noteLogin(tx, uid, now)
  return token
}

/** Ends a user's oldest sessions beyond the limit; the new one stays. */
export async function endOldSessions(tx: Tx, uid: number, token: string): Promise<void> {
  const opened = hashToken(token)
  const others = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('uid', '=', uid)
    .where('token_hash', '!=', opened)
    .orderBy('created', 'desc')
    .limit(MOST_SESSIONS - 1)
  await tx
    .deleteFrom('sessions')
    .where('uid', '=', uid)
    .where('token_hash', '!=', opened)
    .where('token_hash', 'not in', others)
    .execute()
}

/**
 * The user of a session's secret; `undefined` for an unknown or ended session and a blocked account.
 * @param timeZone the site's time zone (IANA), in which a new day begins
 * @param factorNeeded whether administrators need a second factor
 */
export async function sessionUser(
  db: Database,
  token: string,
  now: Date,
  timeZone = 'UTC',
  factorNeeded = false,
): Promise<CurrentUser | undefined> {
  const session = await found.row(db.reader, { token_hash: hashOf(token) })
  if (!session || session.expires <= toInstant(now)) return undefined
  const { user, lastSeen } = readSession(session)
  if (isToBeSeen(lastSeen, now, timeZone)) await db.transact((tx) => see(tx, session, now))
  return user && factorNeeded && session.strong === 0 ? heldBack(user) : user
}

/** Each request of a browser brings the same secret, and a hash takes longer than a kept row. */
const hashOnce = memo(KEPT_HASHES, hashToken)

/** Texts of other lengths are no secrets of this site, and could fill the memory. */
function hashOf(token: string): string {
  return token.length === SECRET_LENGTH ? hashOnce(token) : hashToken(token)
}

/**
 * Gives the session of a user who has just confirmed the password a new secret and a new lifetime; a copy of the old
 * secret becomes invalid. Returns the new secret, or `undefined` if there is no such session.
 */
export async function renewSession(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  const next = newSecret()
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ token_hash: hashToken(next), created: toInstant(now), last_seen: toInstant(now), expires: expiry(now, now) })
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? next : undefined
}

/** Ends one session; an unknown one is no error. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends every session of a user: after a password change, or when an account is blocked. */
export async function closeSessionsOf(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('sessions').where('uid', '=', uid).execute()
  await endStepsOf(tx, uid)
}

/** Ends every session of a user except the current one: after a change of their own password. */
export async function closeOtherSessionsOf(tx: Tx, uid: number, kept: string): Promise<void> {
  await tx.deleteFrom('sessions').where('uid', '=', uid).where('token_hash', '!=', hashToken(kept)).execute()
  await endStepsOf(tx, uid)
}

/**
 * The session, which may have ended, with its account: one statement, because every request needs it. Without a time
 * its answer can be kept until the next commit.
 */
const found = statement((reader: Reader, { token_hash }: Given<{ token_hash: string }>) =>
  reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .select(['sessions.token_hash', 'sessions.created', 'sessions.last_seen', 'sessions.expires', 'sessions.strong'])
    .select(accountColumns)
    .select(rightsIn(dialectOf(reader)))
    .where('sessions.token_hash', '=', token_hash),
)

/** The same row comes again while nothing is committed. */
const readSession = memoOfFrozen((row: SessionRow) => ({ user: userOf(row), lastSeen: fromInstant(row.last_seen) }))

type SessionRow = AccountRow & { last_seen: string }

/** The first request of a day also counts, even shortly after the request before it. */
function isToBeSeen(last: Date, now: Date, timeZone: string): boolean {
  const ms = now.getTime() - last.getTime()
  return ms > SEEN_MINUTES * MINUTE_MS || (ms > 0 && !isSameDay(last, now, timeZone))
}

async function see(tx: Tx, session: { token_hash: string; uid: number; created: string }, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen: toInstant(now), expires: expiry(now, fromInstant(session.created)) })
    .where('token_hash', '=', session.token_hash)
    .execute()
  // A user who stays signed in for months counts as active, just like one who signs in every day.
  await noteLogin(tx, session.uid, now)
  await recordLogin(tx, session.uid, now)
}

function expiry(now: Date, created: Date): string {
  const slides = now.getTime() + SESSION_DAYS * DAY_MS
  return toInstant(new Date(Math.min(slides, created.getTime() + LIFE_DAYS * DAY_MS)))
}
