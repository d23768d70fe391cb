import type { CheckoutBody } from '#shared/contract/checkout.ts'
import { DAY_MS } from '#shared/time.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { approve, cancelForBuyer, type OrderDecision, fulfil, reject, takeReturn } from '#server/shop/orders/decide.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { wish } from '#server/shop/wishes/wishes.ts'
import { type Academy, hourOf, siteTime, visitOf } from './academy.ts'
import { KEEPER } from '../content/cast.ts'
import { type Chance, chance, weighted } from '../content/chance.ts'
import { organizations } from '../content/organizations.ts'
import { people } from '../content/people.ts'
import { type NextStep, scriptedGoals, scriptedOrders, scriptedWishes } from '../content/points/orders.ts'
import { answers, type Fate, fates, temptations, type Trip, trips } from '../content/points/shopping.ts'
import type { DemoPerson } from '../content/types.ts'
import { seededId } from './seedVocabularies.ts'

/** More than the number of products. */
const ALL_PRODUCTS = 100

/** Schedules the orders, goals and wishes of the demo's learners. */
export function planOrders(academy: Academy): void {
  const { agenda, db, now, products: ids } = academy
  for (const { mail, product, days_ago, fields, steps = [] } of scriptedOrders) {
    agenda.on(hourOf(now, -days_ago, 19), (at) =>
      order(
        academy,
        {
          mail,
          body: { products: [seededId(ids, product)], terms_accepted: true, ...(fields && { fields }) },
          fate: () => steps,
        },
        at,
      ),
    )
  }
  for (const { mail, product, days_ago } of scriptedGoals) {
    agenda.on(hourOf(now, -days_ago, 20), async (at) =>
      saveFor(db, await visitOf(academy, mail, at), seededId(ids, product)),
    )
  }
  for (const { mail, product, days_ago } of scriptedWishes) {
    agenda.on(hourOf(now, -days_ago, 20), async (at) =>
      wish(db, await visitOf(academy, mail, at), seededId(ids, product)),
    )
  }
  const random = chance(24)
  const luck = { random, fate: fates(random) }
  for (const trip of trips({ people, now })) agenda.on(trip.at, (at) => shop(academy, luck, trip, at))
}

/** A learner chooses one of the products that they can afford, and buys it. */
async function shop(
  academy: Academy,
  { random, fate }: { random: Chance; fate: Fate },
  trip: Trip,
  at: Date,
): Promise<void> {
  const { db, products: ids } = academy
  const { mail } = trip
  const visit = await visitOf(academy, mail, at)
  const { data } = await shelf(db.reader, visit, { affordable: true, limit: ALL_PRODUCTS })
  const keys = new Map([...ids].map(([key, id]) => [id, key]))
  const offered = data
    .filter(({ availability }) => availability.status === 'available')
    .map(({ id, price }) => ({ id, price, key: keys.get(id) ?? '' }))
  const weights = temptations(trip, offered)
  if (weights.every((weight) => weight === 0)) return
  const { id = 0 } = offered[weighted(random, weights)] ?? {}
  const person = personOf(mail)
  const { checkout_fields } = await shelfProduct(db.reader, visit, id)
  const fields = answers(random, checkout_fields, { person, address: addressOf(person), at })
  await order(academy, { mail, body: { products: [id], terms_accepted: true, fields }, fate }, at)
}

interface Purchase {
  mail: string
  body: CheckoutBody
  fate: Fate
}

async function order(academy: Academy, { mail, body, fate }: Purchase, at: Date): Promise<void> {
  const { order } = await checkOut(academy.db, await visitOf(academy, mail, at), body, null)
  scheduleActions(academy, { id: order.id, mail, steps: fate(order.state) }, at)
}

interface ScheduledOrder {
  id: number
  /** The buyer's mail address. */
  mail: string
  steps: readonly NextStep[]
}

/** Schedules the next step of an order, which then schedules the one after it. */
function scheduleActions(academy: Academy, { id, mail, steps: [next, ...steps] }: ScheduledOrder, since: Date): void {
  const { agenda, db, uids } = academy
  if (!next) return
  const { step, after_days, reason } = next
  agenda.on(new Date(since.getTime() + after_days * DAY_MS + DAY_MS / 24), async (at) => {
    if (step === 'cancel') await cancelOrder(db, await visitOf(academy, mail, at), id)
    else {
      const change = { orderId: id, actor: seededId(uids, KEEPER), ...siteTime(at) }
      await decisions[step](db, { ...change, ...(reason && { reason }) })
    }
    scheduleActions(academy, { id, mail, steps }, at)
  })
}

const decisions: Record<Exclude<NextStep['step'], 'cancel'>, OrderDecision> = {
  approve,
  fulfil,
  reject,
  cancel_for_buyer: cancelForBuyer,
  return: takeReturn,
}

function personOf(mail: string): DemoPerson {
  const person = people.find((one) => one.mail === mail)
  if (!person) throw new Error(`The demo content has no person with the address "${mail}".`)
  return person
}

/** Parcels are sent to the person's workplace. */
function addressOf({ organizations: [first], language }: DemoPerson): string {
  return organizations.find(({ key }) => key === first)?.name[language] ?? ''
}
