import { sql } from 'kysely'
import { always, type Period, periods, windowOf } from '#shared/points/windows.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'

/** Goals per query, so that no query takes long. */
const BATCH = 1000

interface DueGoal {
  uid: number
  product_id: number
  since: string
  price: number
}

/** Returns the products of all goals of which the learners are not notified yet. */
export async function waitingGoalProducts(reader: Reader): Promise<number[]> {
  const rows = await reader
    .selectFrom('saving_goals')
    .select('product_id')
    .distinct()
    .where('told_at', 'is', null)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

interface Asked {
  /** The products that learners can buy now. */
  purchasable: readonly number[]
  /** UTC text. */
  at: string
  timeZone: string
}

/**
 * Goals that may be due, in batches: the stored wallet covers the price or has something due, and neither the product's
 * limit nor the enrolment in its training prevents the purchase. The balance and the audience are still to be checked.
 */
export async function* dueGoals(reader: Reader, { purchasable, at, timeZone }: Asked): AsyncGenerator<DueGoal[]> {
  if (purchasable.length === 0) return
  const starts = Object.fromEntries(periods.map((period) => [period, windowOf(period, at, timeZone).from]))
  const given = {
    at,
    lifetime: always.from,
    ...(starts as Record<Period, string>),
    products: JSON.stringify(purchasable),
  }
  for (let after = 0; ;) {
    const { until } = await batchEnd.one(reader, { after, limit: BATCH })
    if (until === null) return
    yield await due.rows(reader, { ...given, after, until })
    after = until
  }
}

/** The last of the next goals that wait. */
const batchEnd = statement((reader: Reader, { after, limit }: Given<{ after: number; limit: number }>) =>
  reader
    .selectFrom(({ selectFrom }) =>
      selectFrom('saving_goals')
        .select('uid')
        .where('told_at', 'is', null)
        .where('uid', '>', after)
        .orderBy('uid')
        .limit(limit)
        .as('waiting'),
    )
    .select(({ fn }) => fn.max<number | null>('uid').as('until')),
)

interface Batch extends Record<Period | 'lifetime' | 'at' | 'products', string> {
  after: number
  until: number
}

const due = statement((reader: Reader, given: Given<Batch>) =>
  reader
    .selectFrom('saving_goals')
    .innerJoin('products', 'products.id', 'saving_goals.product_id')
    .innerJoin('wallets', 'wallets.uid', 'saving_goals.uid')
    .innerJoin('users', 'users.uid', 'saving_goals.uid')
    .select(['saving_goals.uid', 'product_id', 'since', 'products.price'])
    .where('saving_goals.uid', '>', given.after)
    .where('saving_goals.uid', '<=', given.until)
    .where('told_at', 'is', null)
    .where('users.status', '=', 'active')
    .where('products.id', 'in', numbersIn(given.products, dialectOf(reader)))
    .where((eb) =>
      eb.or([eb('wallets.points', '>=', eb.ref('products.price')), eb('wallets.next_change_at', '<=', given.at)]),
    )
    .where((eb) => eb(eb('wallets.points', '+', eb.ref('wallets.pending')), '>=', eb.ref('products.price')))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('limit_count', 'is', null),
        eb(
          'limit_count',
          '>',
          selectFrom('order_lines')
            .select(sql<number>`coalesce(sum(quantity), 0)`.as('pieces'))
            .whereRef('order_lines.uid', '=', 'saving_goals.uid')
            .whereRef('order_lines.product_id', '=', 'saving_goals.product_id')
            .where('released', '=', sql.lit(0))
            .where('placed_at', '>=', startOfLimit(given)),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrolments')
            .select('enrolments.training_id')
            .whereRef('enrolments.uid', '=', 'saving_goals.uid')
            .whereRef('enrolments.training_id', '=', 'products.training_id')
            .where('enrolments.state', '<>', 'withdrawn'),
        ),
      ),
    )
    .orderBy('saving_goals.uid'),
)

function startOfLimit({ day, week, month, year, lifetime }: Given<Batch>) {
  return sql<string>`case limit_period when 'day' then ${day} when 'week' then ${week} when 'month' then ${month}
    when 'year' then ${year} else ${lifetime} end`
}
