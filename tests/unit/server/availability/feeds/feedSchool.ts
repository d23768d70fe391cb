import { readFeed } from '#server/availability/feeds/published/readFeed.ts'
import type { Database } from '#server/db/database.ts'
import type { TimeOffTable, TrainingSessionsTable } from '#server/db/schema/availabilityTables.ts'
import { createUser, type NewUser } from '#server/people/createUser.ts'
import { loadSite } from '#server/site/site.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { plainUser } from '#tests/support/plainUser.ts'
import type { Insertable } from 'kysely'

export const origin = 'https://academy.test'
export const utc = (text: string) => new Date(`${text.replace(' ', 'T')}Z`)

let names = 0

/** The demo academy with helpers that write rows of availability. */
export async function feedSchool() {
  const db = await demoDatabase()
  await switchAvailability(db, true)
  await db.transact((tx) => tx.deleteFrom('subscribed_calendars').execute())
  const training = await db.reader.selectFrom('trainings').select('id').orderBy('id').executeTakeFirstOrThrow()
  const feed = async (url: string, { now = morning, address = '192.0.2.7' } = {}) =>
    readFeed(db, await loadSite(db.reader), { secret: secretOf(url), address, origin, now })
  return {
    db,
    person: (given: Partial<NewUser> = {}) =>
      db.transact((tx) => createUser(tx, plainUser(`feed-${names++}`, { roles: ['instructor'], ...given }))),
    session: (given: Partial<Insertable<TrainingSessionsTable>> = {}) => addSession(db, training.id, given),
    teaches: (uid: number, session_id: number, state: 'requested' | 'confirmed' | 'declined' | 'provisional') =>
      db.transact((tx) =>
        tx
          .insertInto('session_instructors')
          .values({ uid, session_id, state, asked_at: null, answered_at: null })
          .execute(),
      ),
    books: (uid: number, session_id: number, state: 'booked' | 'waiting' | 'cancelled' = 'booked') =>
      db.transact((tx) =>
        tx
          .insertInto('session_bookings')
          .values({
            uid,
            session_id,
            state,
            queued: uid,
            created: '2026-11-01 00:00:00',
            changed: '2026-11-01 00:00:00',
            attended: null,
            attended_at: null,
          })
          .execute(),
      ),
    isOff: (uid: number, given: Pick<Insertable<TimeOffTable>, 'all_day' | 'from_at' | 'until_at' | 'reason'>) =>
      db.transact((tx) =>
        tx
          .insertInto('time_off')
          .values({ uid, note: 'A private note', ...given })
          .execute(),
      ),
    feed,
    /** The feed as text. */
    async text(url: string, now = morning): Promise<string> {
      const read = await feed(url, { now })
      if ('wait' in read) throw new Error('There is no such feed.')
      return read.text
    },
  }
}

/** The secret part of a feed's address. */
export function secretOf(url: string): string {
  return /\/calendar\/(.+)\.ics$/.exec(url)?.[1] ?? ''
}

/** Switches availability on or off for the whole site. */
export async function switchAvailability(db: Database, availability: boolean): Promise<void> {
  const named = (name: string) => db.reader.selectFrom('settings').select('value').where('name', '=', name)
  const general = JSON.parse((await named('general').executeTakeFirstOrThrow()).value)
  const value = JSON.stringify({ ...general, features: { ...general.features, availability } })
  await db.transact((tx) => tx.updateTable('settings').set({ value }).where('name', '=', 'general').execute())
}

async function addSession(db: Database, training_id: number, given: Partial<Insertable<TrainingSessionsTable>>) {
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('training_sessions')
      .values({
        training_id,
        title: 'Safety at work',
        time_zone: 'Europe/Berlin',
        status: 'scheduled' as const,
        from_at: '2026-12-01 09:00:00',
        until_at: '2026-12-01 11:00:00',
        room_id: null,
        capacity: null,
        cancelled_at: null,
        created: '2026-11-01 00:00:00',
        changed: '2026-11-02 03:04:05',
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}
