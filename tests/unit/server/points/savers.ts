import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Database } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { award } from '#server/points/award.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { spend } from '#server/points/spend.ts'
import { plainUser } from '#tests/support/plainUser.ts'

/** The site's time zone in these tests: seven hours behind UTC in winter. */
export const timeZone = 'America/Denver'

export function at(moment: string): Date {
  return new Date(moment.includes('T') ? moment : `${moment}T19:00:00Z`)
}

/** Sets the time zone of the site. */
export async function setClock(db: Database): Promise<void> {
  const value = JSON.stringify({ timezone: timeZone })
  await db.transact((tx) =>
    tx.insertInto('settings').values({ name: 'general', value, changed: '2026-01-01 00:00:00' }).execute(),
  )
}

/** Creates this many users without points. Returns their uids. */
export async function createSavers(db: Database, count: number): Promise<number[]> {
  return db.transact(async (tx) => {
    const uids: number[] = []
    for (let n = 1; n <= count; n++) {
      const name = `saver${n}`
      uids.push(await createUser(tx, plainUser(name, { first_name: 'Saver', last_name: `No. ${n}`, roles: [] })))
    }
    return uids
  })
}

/** An active schedule with defaults; the first one is the default. */
export async function createTerms(db: Database, terms: object): Promise<number> {
  const earning = { name: 'Story', description: '', terms: ScheduleTerms.parse(terms), is_default: false }
  const { id } = await createSchedule(db, { ...earning, status: 'active' }, { by: null, now: at('2026-01-01') })
  return id
}

let earnings = 0

interface Earning {
  points: number
  now: Date
  scheduleId?: number
  pendingDays?: number
}

/** Awards points that a user earned at a time. */
export function earn(db: Database, { uid, ...earning }: Earning & { uid: number }): Promise<void> {
  return earnAll(db, [uid], earning)
}

/** Awards the same points to each user. */
export async function earnAll(db: Database, uids: readonly number[], earning: Earning): Promise<void> {
  const { points, now, scheduleId = null, pendingDays = 0 } = earning
  await db.transact(async (tx) => {
    for (const uid of uids) {
      const key = `story:${earnings++}`
      await award(tx, { uid, kind: 'earn', points, reason: 'story', key, scheduleId, pendingDays }, { now, timeZone })
    }
  })
}

/** Spends points on a minimal order. Returns the entry. */
export async function buy(
  db: Database,
  { uid, points, now }: { uid: number; points: number; now: Date },
): Promise<number> {
  const placed = '2026-01-01 00:00:00'
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('orders')
      .values({ uid, state: 'fulfilled', total: points, placed_at: placed, changed_at: placed })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = `order:${id}`
    const wallet = await openWallet(tx, uid, { now })
    const { entry } = await spend(tx, wallet, { points, orderId: id, reason: 'story', key }, { now, timeZone })
    return entry.id
  })
}

/** The points of a user's open lots, by their last days. */
export async function endsOf(db: Database, uid: number): Promise<(string | null)[]> {
  const lots = await db.reader
    .selectFrom('lots')
    .select('expires_on')
    .where('uid', '=', uid)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute()
  return lots.map(({ expires_on }) => expires_on)
}
