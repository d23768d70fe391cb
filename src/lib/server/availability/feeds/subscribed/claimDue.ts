import { toInstant } from '#shared/instant.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader } from '../../../db/database.ts'
import { dialectOf } from '../../../db/dialect.ts'
import type { SubscribedCalendarRow } from '../../../db/schema/availabilityTables.ts'

/** A reading takes less. If its process dies, another one reads the calendar after this time. */
const LEASE_MS = 2 * MINUTE_MS

/** The lease is the time of the next try: until then no other process takes the calendar. */
export function leaseEnd(now: Date): string {
  return toInstant(new Date(now.getTime() + LEASE_MS))
}

/** Whether a calendar is due. */
export async function isReadingDue(reader: Reader, now: Date): Promise<boolean> {
  return (await dueCalendars(reader, now).executeTakeFirst()) !== undefined
}

/** Takes the calendar whose reading is due for the longest time; `undefined`: none is. */
export function claimDue(db: Database, now: Date): Promise<SubscribedCalendarRow | undefined> {
  return db.transact(async (tx) => {
    const due = await dueCalendars(tx, now)
      .$if(dialectOf(tx) === 'postgres', (calendars) => calendars.forUpdate('due').skipLocked())
      .executeTakeFirst()
    if (!due) return undefined
    return tx
      .updateTable('subscribed_calendars')
      .set({ tried_at: toInstant(now), next_try_at: leaseEnd(now) })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** Only calendars of active accounts that may teach are read. */
function dueCalendars(reader: Reader, now: Date) {
  return reader
    .selectFrom('subscribed_calendars as due')
    .innerJoin('users', 'users.uid', 'due.uid')
    .select('due.id')
    .where('due.next_try_at', '<=', toInstant(now))
    .where('users.status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .innerJoin('role_access', 'role_access.role', 'user_roles.role')
          .select('user_roles.uid')
          .whereRef('user_roles.uid', '=', 'due.uid')
          .where('role_access.access', '=', 'availability_feature_manage_own'),
      ),
    )
    .orderBy('due.next_try_at')
    .orderBy('due.id')
    .limit(1)
}
