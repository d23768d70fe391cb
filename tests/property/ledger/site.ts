import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Database } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { plainUser } from '#tests/support/plainUser.ts'
import type { ScheduleName } from './model.ts'

/** The ids of the first rows of an empty database. */
export const scheduleIds: Record<ScheduleName, number> = {
  never: 1,
  'one day': 2,
  'one day and grace': 3,
  'one month': 4,
  'sliding 40 days': 5,
}

const unannounced = { notice_days: [], grace_days: 0 }
const terms: Record<ScheduleName, ScheduleTerms> = {
  never: { type: 'never', ...unannounced },
  'one day': { type: 'rolling', amount: 1, unit: 'days', round_to: 'none', ...unannounced },
  'one day and grace': { type: 'rolling', amount: 1, unit: 'days', round_to: 'none', notice_days: [], grace_days: 2 },
  'one month': { type: 'rolling', amount: 1, unit: 'months', round_to: 'none', ...unannounced },
  'sliding 40 days': { type: 'sliding', amount: 40, unit: 'days', reset_by: ['earn', 'spend'], ...unannounced },
}

export const productId = 1
/** The user who removes points by hand. */
export const managerId = 1

/** Adds the schedules of the tests and the one product to an empty database. */
export async function seedSite(db: Database): Promise<void> {
  const created = '2026-01-01 00:00:00'
  await db.transact(async (tx) => {
    for (const [name, id] of Object.entries(scheduleIds)) {
      await tx.insertInto('schedules').values({ id, name, status: 'active', created, changed: created }).execute()
      const json = JSON.stringify(terms[name as ScheduleName])
      await tx.insertInto('schedule_versions').values({ schedule_id: id, version: 1, terms: json, created }).execute()
    }
    const name = 'manager'
    await createUser(tx, plainUser(name, { roles: [] }))
    const product = { type: 'donation', status: 'active', title: 'A tree', price: 1, fulfilment: 'instant' } as const
    await tx
      .insertInto('products')
      .values({ id: productId, ...product, created, changed: created })
      .execute()
  })
}
