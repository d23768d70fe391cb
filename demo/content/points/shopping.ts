import { DAY_MS } from '#shared/time.ts'
import type { TranslatedField } from '#shared/contract/checkout.ts'
import type { OrderState } from '#shared/contract/orders.ts'
import { KEEPER } from '../cast.ts'
import { between, type Chance, chance, weighted } from '../chance.ts'
import { products } from '../products/products.ts'
import type { DemoPerson } from '../types.ts'
import { someTime } from './activities.ts'
import { type NextStep, scriptedOrders } from './orders.ts'

/** A shop visit at which a person may buy something. */
export interface Trip {
  mail: string
  at: Date
  /** Whether the person wants a product that needs approval. */
  forTime: boolean
}

/** The probabilities that a person visits the shop never, once, twice … in the year. */
const perPerson = [0.3, 0.36, 0.2, 0.1, 0.04]
const sinceDays = 320
/** More requests for time off in the last weeks, so that some of them still wait for a decision. */
const lately = { trips: 14, days: 24 }

/** The shop visits of everyone without scripted orders. */
export function trips({ people, now, seed = 22 }: { people: readonly DemoPerson[]; now: Date; seed?: number }): Trip[] {
  const random = chance(seed)
  const year = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  // The manager must not decide about own orders.
  const others = new Set([KEEPER, ...scriptedOrders.map(({ mail }) => mail)])
  const free = people.filter(({ mail, joined_days_ago }) => !others.has(mail) && joined_days_ago > 40)
  const trip = (person: DemoPerson, most: number, forTime: boolean): Trip => {
    return { mail: person.mail, at: someTime(random, { person, year }, between(random, 1, most)), forTime }
  }
  const usual = free.flatMap((person) =>
    Array.from({ length: weighted(random, perPerson) }, () =>
      trip(person, Math.min(sinceDays, person.joined_days_ago - 20), false),
    ),
  )
  return [...usual, ...Array.from({ length: lately.trips }, () => trip(one(random, free), lately.days, true))]
}

/** The weights of the products for a buyer: buyers save for expensive products. */
export function temptations({ forTime }: Trip, offered: readonly { key: string; price: number }[]): number[] {
  return offered.map(({ key, price }) => {
    const { appeal = 0, fulfilment } = byKey.get(key) ?? {}
    return forTime && fulfilment !== 'approval' ? 0 : appeal * Math.sqrt(price)
  })
}

const byKey = new Map(products.map((product) => [product.key, product]))

const reasons = {
  reject: [
    'Two colleagues of your ward are away that week. Please choose another.',
    'The roster is closed for that month.',
  ],
  cancel_for_buyer: ['The works could not deliver. We are sorry.', 'The appointment fell through on our side.'],
}

/** The next steps of a new order. */
export type Fate = (state: OrderState) => readonly NextStep[]

/** The fractional part of the golden ratio: its multiples are spread evenly, so rare outcomes appear in every year. */
const SPREAD = 0.618

/** The outcomes of consecutive orders: most are delivered. */
export function fates(random: Chance): Fate {
  const orders = { placed: 0, pending_approval: 0 }
  const after = (step: NextStep['step'], least: number, most: number): NextStep => {
    const reason = step === 'reject' || step === 'cancel_for_buyer' ? one(random, reasons[step]) : undefined
    return { step, after_days: between(random, least, most), ...(reason && { reason }) }
  }
  return (state) => {
    if (state !== 'placed' && state !== 'pending_approval') return []
    const turn = (++orders[state] * SPREAD) % 1
    if (state === 'placed') {
      if (turn < 0.07) return [after('cancel', 0, 1)]
      if (turn < 0.14) return [after('cancel_for_buyer', 3, 6)]
      if (turn < 0.21) return [after('fulfil', 2, 8), after('return', 5, 20)]
      return [after('fulfil', 2, 9)]
    }
    if (turn < 0.14) return [after('reject', 1, 4)]
    if (turn < 0.2) return [after('cancel', 0, 0)]
    return [after('approve', 1, 6), after('fulfil', 8, 30)]
  }
}

const wishedBooks = ['The Summer Book', 'A field guide to lichens', 'Moby-Dick', 'موسم الهجرة إلى الشمال', 'Persepolis']
const plates = ['KX 41 208', 'BD 90 317', 'SA 22 764']

/** The buyer's answers to the checkout questions. */
export function answers(
  random: Chance,
  fields: readonly TranslatedField[],
  { person, address, at }: { person: DemoPerson; address: string; at: Date },
): Record<string, string | boolean> {
  const answer = (field: TranslatedField): string | boolean => {
    switch (field.type) {
      case 'checkbox':
        return true
      case 'select':
        return one(random, field.options)
      case 'date':
        return new Date(at.getTime() + between(random, 14, 40) * DAY_MS).toISOString().slice(0, 10)
      case 'email':
        return person.mail
      case 'tel':
        return '+45 00 00 00 00'
      case 'textarea':
        return `${person.first_name} ${person.last_name}, ${address}`.replace(' ,', ',')
      case 'text':
        return textFor(random, field.name)
    }
  }
  return Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.name, answer(field)]))
}

function textFor(random: Chance, name: string): string {
  if (name === 'plate') return one(random, plates)
  return name === 'people' ? String(between(random, 4, 10)) : one(random, wishedBooks)
}

/** @param list not empty */
function one<T>(random: Chance, list: readonly T[]): T {
  // The index is within the list.
  return list[between(random, 0, list.length - 1)]!
}
