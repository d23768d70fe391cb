import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { settleDue } from '#server/points/daily/settleDue.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Academy } from './academy.ts'
import { openAgenda } from './agenda.ts'
import { history } from '../content/history.ts'
import { people } from '../content/people.ts'
import { deeds } from '../content/points/deeds.ts'
import { shop } from '../content/shop.ts'
import { trainings } from '../content/trainings/trainings.ts'
import { planDeeds } from './seedDeeds.ts'
import { planEarning } from './seedEarning.ts'
import { planOrders } from './seedOrders.ts'
import { planProducts } from './seedProducts.ts'
import type { Ids } from './seedVocabularies.ts'

/** What is older than that has been read. */
const UNREAD_DAYS = 6

/**
 * Lives through a year of points and of shopping, each thing at its moment and by the verbs of the site itself: nobody
 * writes into the book but they.
 */
export async function seedPoints(
  tx: Tx,
  given: { uids: Ids; terms: Ids; organizations: Ids; trainings: Ids; now: Date },
): Promise<void> {
  const { now } = given
  const db = inTransaction(tx)
  const academy: Academy = { ...given, db, agenda: openAgenda(now), products: new Map(), schedules: new Map() }
  await saveShopSettings(db, shop, now)
  planProducts(academy)
  planEarning(academy)
  planDeeds(academy, deeds({ people, trainings, enrolments: history({ people, trainings, now }), now }))
  planOrders(academy)
  await academy.agenda.live()
  await settleDue(db, { now })
  await ageNotices(tx, now)
  await noteLastLogins(tx)
}

/** What was told long ago has been read, and its mails went out at the time. */
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

/** People came when they did something. */
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
