import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Tx } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { settleDue } from '#server/points/daily/settleDue.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import type { Academy } from './academy.ts'
import { openAgenda } from './agenda.ts'
import { history } from '../content/history.ts'
import { people } from '../content/people.ts'
import { demoActivities } from '../content/points/activities.ts'
import { shop } from '../content/shop.ts'
import { demoTrainings } from '../content/trainings/trainings.ts'
import { planActivities } from './seedActivities.ts'
import { planEarning } from './seedEarning.ts'
import { planOrders } from './seedOrders.ts'
import { planProducts } from './seedProducts.ts'
import type { Ids } from './seedVocabularies.ts'

/** Notices older than this are read. */
const UNREAD_DAYS = 6

/**
 * Replays a year of points and shopping: each action runs at its time through the site's own functions, so that only
 * they write to the ledger.
 */
export async function seedPoints(
  tx: Tx,
  given: { uids: Ids; terms: Ids; organizations: Ids; trainings: Ids; now: Date },
): Promise<void> {
  const { now } = given
  const db = inTransaction(tx)
  const academy: Academy = { ...given, db, agenda: openAgenda(now), products: new Map(), schedules: new Map() }
  await saveShopSettings(db, shop, { by: null, now })
  planProducts(academy)
  planEarning(academy)
  planActivities(
    academy,
    demoActivities({
      people,
      trainings: demoTrainings,
      enrolments: history({ people, trainings: demoTrainings, now }),
      now,
    }),
  )
  planOrders(academy)
  await academy.agenda.live()
  await settleDue(db, { now })
  await ageNotices(tx, now)
  await noteLastLogins(tx)
}

/** Marks old notices as read, and their mails as sent. */
async function ageNotices(tx: Tx, now: Date): Promise<void> {
  for (const table of ['notices', 'order_mails'] as const) {
    await tx.updateTable(table).set({ mail_due: null }).execute()
  }
  await tx
    .updateTable('notices')
    .set((eb) => ({ read_at: eb.ref('created') }))
    .where('created', '<', toInstant(new Date(now.getTime() - UNREAD_DAYS * DAY_MS)))
    .execute()
}

/** Sets the last login of people to their last activity. */
async function noteLastLogins(tx: Tx): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({
      last_login: eb
        .selectFrom('learning_events')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('learning_events.uid', '=', 'users.uid')
        .where('source', '=', 'site'),
    }))
    .execute()
}
