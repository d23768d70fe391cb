import { z } from 'zod'
import { Day, Id, Instant } from './common.ts'
import { orderStates } from './orders.ts'
import { PointValue } from './pointValue.ts'
import { productTypes } from './productTypes.ts'

const Count = z.int().min(0)

/** The points of one week, by where they came from or went; each number is 0 or more. */
export const PointWeek = z.strictObject({
  /** Monday. */
  from: Day,
  until: Day,
  /** Earned, added by hand and carried over. */
  issued: Count,
  /** Paid for orders. */
  spent: Count,
  refunded: Count,
  expired: Count,
  /** Deducted by hand, or reversed with their event. */
  taken_back: Count,
  /** The number of orders that were paid. */
  purchases: Count,
})
export type PointWeek = z.infer<typeof PointWeek>

/** The balance of all learners at the end of a day. */
export const PointBalance = z.strictObject({ day: Day, points: z.int() })
export type PointBalance = z.infer<typeof PointBalance>

export const OverviewStock = z.strictObject({
  id: Id,
  /** In the reader's language, if it is translated. */
  title: z.string(),
  /** The language of the title. */
  lang: z.string(),
  /** The title that the product was written with; `null`: it is the same. */
  own_title: z.string().nullable(),
  type: z.enum(productTypes),
  /** The first picture; `null`: the generated cover. */
  image: z.strictObject({ src: z.string(), alt: z.string() }).nullable(),
  left: Count,
  low_stock_at: Count.nullable(),
  /** The learners who asked to be notified, and those who save for it. */
  waiting: Count,
  saving: Count,
})
export type OverviewStock = z.infer<typeof OverviewStock>

export const UnfinishedOrder = z.strictObject({
  id: Id,
  state: z.enum(orderStates),
  placed_at: Instant,
  total: Count,
  title: z.string(),
  buyer: z.string(),
})
export type UnfinishedOrder = z.infer<typeof UnfinishedOrder>

/** A thing that a manager should look at, the most urgent first. */
export const AttentionItem = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('ledger'), findings: Count, at: Instant }),
  z.strictObject({ code: z.literal('decisions'), count: Count, oldest: UnfinishedOrder }),
  z.strictObject({ code: z.literal('rules_off') }),
  z.strictObject({ code: z.literal('no_rules') }),
  /** A rule that no event reaches, because the rule `taker` above it takes them all. */
  z.strictObject({
    code: z.literal('unreached_rule'),
    id: z.string(),
    name: z.string(),
    position: Count,
    taker: z.string(),
  }),
  z.strictObject({ code: z.literal('no_schedule') }),
  z.strictObject({ code: z.literal('shop_closed') }),
  z.strictObject({ code: z.literal('sold_out'), product: OverviewStock }),
  z.strictObject({ code: z.literal('low_stock'), product: OverviewStock }),
  z.strictObject({ code: z.literal('expiring'), points: Count, date: Day, days: Count }),
])
export type AttentionItem = z.infer<typeof AttentionItem>

/** The figures of the points economy. */
export const Overview = z.strictObject({
  /** Today on the site's clock. */
  day: Day,
  attention: z.array(AttentionItem),
  outstanding: z.strictObject({
    points: z.int(),
    /** The learners who had points when they were counted last; `null`: not counted yet. */
    holders: Count.nullable(),
    point_value: PointValue.nullable(),
    /** The balance at the end of each of the last months, and today. */
    trend: z.array(PointBalance),
  }),
  expiring: z.strictObject({
    /** The points whose last day is within this number of days; each includes the ones before it. */
    within: z.array(z.strictObject({ days: Count, until: Day, points: Count })),
    /** The next days on which points end. */
    dates: z.array(z.strictObject({ date: Day, points: Count })),
    /** The learners who lose most on one day within the longest time, if they lose points soonest; one line a day. */
    people: z.array(z.strictObject({ uid: Id, full_name: z.string(), points: Count, date: Day, days: z.int() })),
  }),
  redemption: z.strictObject({
    /** The first day that counts. */
    since: Day,
    issued: Count,
    /** Paid for orders, without what was refunded. */
    redeemed: z.int(),
    /** Redeemed as a part of issued, 0 or more; `null`: nothing was issued. */
    rate: z.number().min(0).nullable(),
    trend: z.array(z.strictObject({ day: Day, rate: z.number().min(0).nullable() })),
  }),
  /** The last 13 weeks, the current one last. */
  weeks: z.array(PointWeek),
  orders: z.strictObject({
    open: Count,
    to_decide: Count,
    to_hand_over: Count,
    /** The open orders by the number of days since they were placed. */
    ages: z.array(z.strictObject({ days: Count, to_decide: Count, to_hand_over: Count })),
    /** The oldest open orders. */
    oldest: z.array(UnfinishedOrder),
  }),
  /** Products on sale that are low or sold out, the ones that most learners want first. */
  stock: z.array(OverviewStock),
  facts: z.strictObject({
    products: z.strictObject({ active: Count, low: Count, sold_out: Count }),
    schedules: z.strictObject({ active: Count, draft: Count, default_name: z.string().nullable() }),
    rules: z.strictObject({ enabled: z.boolean(), on: Count, total: Count, changed: Instant.nullable() }),
    shop: z.strictObject({ open: z.boolean(), banner: z.boolean() }),
    transactions: z.strictObject({ open_orders: Count, entries_today: Count }),
  }),
  /** The last proof of the ledger; `null`: it has not been proved yet. */
  ledger: z.strictObject({ at: Instant, wallets: Count, findings: Count }).nullable(),
})
export type Overview = z.infer<typeof Overview>
