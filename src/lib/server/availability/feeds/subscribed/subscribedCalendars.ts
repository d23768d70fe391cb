import type {
  NewSubscribedCalendar,
  SubscribedCalendar,
  SubscribedCalendarChange,
} from '#shared/contract/subscribedCalendars.ts'
import { calendarFailures, MOST_CALENDARS } from '#shared/contract/subscribedCalendars.ts'
import { toInstant } from '#shared/instant.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { invalid, notFound, type Refused } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../../../db/database.ts'
import { dialectOf } from '../../../db/dialect.ts'
import { onceOnly } from '../../../db/onceOnly.ts'
import type { SubscribedCalendarRow } from '../../../db/schema/availabilityTables.ts'
import { countTry, type Limit, triedTooOften } from '../../../db/throttle.ts'
import { unlessConstraintBroken } from '../../../db/unlessConstraintBroken.ts'
import { checkedAddress } from './checkedAddress.ts'
import { failureTexts } from './failureTexts.ts'
import { internet, type Outside } from './outside.ts'
import { leaseEnd } from './claimDue.ts'
import { readAtOnce } from './readCalendar.ts'

/** The person and the moment of a call. */
export interface CalendarCall {
  uid: number
  t: Translate
  now: Date
  /** Only tests pass another way than the internet. */
  outside?: Outside
}

/** New addresses of one person; each is read at once. */
export const subscribeLimit: Limit = { name: 'calendar:subscribe', tries: 30, seconds: 3600 }

/** A person's subscribed calendars, the oldest first. */
export async function listCalendars(reader: Reader, { uid, t }: Pick<CalendarCall, 'uid' | 't'>) {
  const rows = await reader
    .selectFrom('subscribed_calendars')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id')
    .execute()
  return rows.map((row) => shown(row, t))
}

/**
 * Subscribes to a calendar and reads it at once; a failure of the reading is in the answer.
 * @param key a repeated call with the same key subscribes once
 * @throws Refusal 400 for an address that is refused or already there, or too many calendars; 429
 */
export async function subscribe(
  db: Database,
  { name, url }: NewSubscribedCalendar,
  call: CalendarCall,
  key: string | null,
): Promise<SubscribedCalendar> {
  const { uid, now } = call
  const address = acceptedAddress(url)
  await countAddress(db, call)
  const adding = async (tx: Tx) => ({ id: await add(tx, { name, url: address }, call) })
  const { id } = await db.transact((tx) =>
    key === null ? adding(tx) : onceOnly(tx, { uid, key, call: { calendars: { name, url } }, now }, () => adding(tx)),
  )
  return readNow(db, id, call)
}

/**
 * Changes the name or the address of a calendar. Another address is read at once; the busy times of the old one go.
 * @throws Refusal 400, 404, 429
 */
export async function changeCalendar(
  db: Database,
  id: number,
  { name, url }: SubscribedCalendarChange,
  call: CalendarCall,
): Promise<SubscribedCalendar> {
  const address = url === undefined ? undefined : acceptedAddress(url)
  const before = await ownCalendar(db.reader, id, call)
  const isMoved = address !== undefined && address !== before.url
  if (isMoved) await countAddress(db, call)
  await db.transact(async (tx) => {
    await ownCalendar(tx, id, call)
    if (isMoved) await move(tx, id, address, call)
    if (name !== undefined) await tx.updateTable('subscribed_calendars').set({ name }).where('id', '=', id).execute()
  })
  return isMoved ? readNow(db, id, call) : shown(await ownCalendar(db.reader, id, call), call.t)
}

/** @throws Refusal 404 */
export async function removeCalendar(db: Database, id: number, { uid }: Pick<CalendarCall, 'uid'>): Promise<void> {
  const { numDeletedRows } = await db.transact((tx) =>
    tx.deleteFrom('subscribed_calendars').where('id', '=', id).where('uid', '=', uid).executeTakeFirst(),
  )
  if (numDeletedRows === 0n) throw notFound()
}

function acceptedAddress(url: string): string {
  const address = checkedAddress(url)
  if (address) return address.href
  throw refusedAddress('address', msg('Enter an address that begins with https:// or webcal:// and names a server.'))
}

async function countAddress(db: Database, { uid, now }: CalendarCall): Promise<void> {
  const wait = await db.transact((tx) => countTry(tx, subscribeLimit, String(uid), now))
  if (wait > 0) throw triedTooOften(wait)
}

async function add(tx: Tx, given: NewSubscribedCalendar, { uid, now }: CalendarCall): Promise<number> {
  // Two calls of one person run one after the other, so none of them can exceed the number.
  await tx
    .selectFrom('users')
    .select('uid')
    .where('uid', '=', uid)
    .$if(dialectOf(tx) === 'postgres', (users) => users.forNoKeyUpdate())
    .executeTakeFirst()
  const held = await tx.selectFrom('subscribed_calendars').select('url').where('uid', '=', uid).execute()
  if (held.some(({ url }) => url === given.url)) throw alreadySubscribed()
  if (held.length >= MOST_CALENDARS) throw tooManyCalendars()
  const { id } = await tx
    .insertInto('subscribed_calendars')
    .values({ uid, ...given, ...unread(now) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function move(tx: Tx, id: number, url: string, { now }: CalendarCall): Promise<void> {
  const { created: _, ...state } = unread(now)
  const moved = await unlessConstraintBroken(tx, () =>
    tx
      .updateTable('subscribed_calendars')
      .set({ ...state, url, failures: 0 })
      .where('id', '=', id)
      .execute(),
  )
  if (moved === null) throw alreadySubscribed()
  await tx.deleteFrom('busy_times').where('calendar_id', '=', id).execute()
}

/** A calendar that this call reads now: other nodes leave it alone for that time. */
function unread(now: Date) {
  return {
    created: toInstant(now),
    tried_at: toInstant(now),
    next_try_at: leaseEnd(now),
    read_at: null,
    failure: null,
    etag: null,
    last_modified: null,
  }
}

async function readNow(db: Database, id: number, call: CalendarCall): Promise<SubscribedCalendar> {
  const row = await ownCalendar(db.reader, id, call)
  // A repeated call finds a calendar that was read.
  if (row.read_at === null && row.failure === null) await readAtOnce(db, row, call.now, call.outside ?? internet)
  return shown(await ownCalendar(db.reader, id, call), call.t)
}

async function ownCalendar(reader: Reader, id: number, { uid }: Pick<CalendarCall, 'uid'>) {
  const row = await reader
    .selectFrom('subscribed_calendars')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function shown({ id, name, url, read_at, failure }: SubscribedCalendarRow, t: Translate): SubscribedCalendar {
  const known = calendarFailures.find((code) => code === failure) ?? null
  return { id, name, host: new URL(url).host, read_at, failure: known, text: known ? t(failureTexts[known]) : '' }
}

function alreadySubscribed() {
  return refusedAddress('repeated', msg('You have already subscribed to this calendar.'))
}

function tooManyCalendars() {
  const message = msg('You can subscribe to at most {{limit}} calendars.')
  return invalid([{ path: '', code: 'too_many', message, values: { limit: MOST_CALENDARS } } satisfies Refused])
}

function refusedAddress(code: string, message: string) {
  return invalid([{ path: 'url', code, message }])
}
