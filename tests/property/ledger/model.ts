import { toInstant } from '#shared/instant.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'

/** An operation on the ledger; earlier operations are named by their ids. */
export type Operation =
  | { what: 'earn'; id: number; points: number; pendingDays: number; schedule: ScheduleName; crash: boolean }
  | { what: 'spend'; id: number; points: number; crash: boolean }
  | { what: 'refund'; of: number; crash: boolean }
  | { what: 'claw back'; of: number; crash: boolean }
  | { what: 'take'; id: number; points: number; crash: boolean }
  | { what: 'settle' }

/** `one day` without and with two days of grace; `sliding 40 days` starts again with each earning and purchase. */
export const scheduleNames = ['never', 'one day', 'one day and grace', 'one month', 'sliding 40 days'] as const
export type ScheduleName = (typeof scheduleNames)[number]

/** The zones of a site with their minutes before UTC. Their clocks never change; `expiryZones.test.ts` has the rest. */
export const zoneMinutes = { UTC: 0, 'Asia/Kathmandu': 345, 'America/Caracas': -240 }
export type Zone = keyof typeof zoneMinutes

/** The result of an operation. */
export type Done = { done: 'crashed' | 'nothing' | 'refused' } | { done: 'moved'; points: number }

export interface Balances {
  points: number
  pending: number
  lifetime_earned: number
  spent: number
  expired: number
}

interface Lot {
  id: number
  left: number
  availableAt: string
  expiresAt: string
  /** When it would end if one of its points had stayed. */
  lastsUntil: string
  schedule: ScheduleName
  order: number
}

/** Later than every other time. */
const NEVER = '9999-12-31 00:00:00'

/**
 * A simple model of a wallet: a list of lots, from which the ones that end first are spent first. It has no database,
 * keys or transactions: repeated and crashed operations do not reach it.
 */
export function createModel(zone: Zone) {
  let now = new Date('2026-01-31T08:00:00Z')
  const lots: Lot[] = []
  const balances = { lifetime_earned: 0, spent: 0, expired: 0 }
  const earned = new Map<number, number>()
  const purchases = new Map<number, { lot: Lot; points: number }[]>()
  const over = new Set<string>()

  const at = () => toInstant(now)
  const isOver = (lot: Lot) => lot.expiresAt <= at()
  const available = () => lots.filter((lot) => lot.availableAt <= at() && lot.left > 0)
  const left = (of: readonly Lot[]) => of.reduce((sum, lot) => sum + lot.left, 0)

  function letExpire(): void {
    for (const lot of lots.filter(isOver)) {
      balances.expired += lot.left
      lot.left = 0
    }
  }

  /** The end of today in the site's zone, or of a day some days later. */
  const endAfterDays = (days: number) => {
    const offset = zoneMinutes[zone] * MINUTE_MS
    const today = Math.floor((now.getTime() + offset) / DAY_MS)
    return toInstant(new Date((today + days + 1) * DAY_MS - offset))
  }

  function endOf(schedule: ScheduleName): string {
    switch (schedule) {
      case 'never':
        return NEVER
      case 'one day':
        return endAfterDays(1)
      case 'one day and grace':
        return endAfterDays(3)
      case 'sliding 40 days':
        return endAfterDays(40)
      case 'one month':
        return endAfterDays(daysOfMonthFrom(new Date(now.getTime() + zoneMinutes[zone] * MINUTE_MS)))
    }
  }

  function restartSliding(): void {
    for (const lot of lots) {
      if (lot.schedule !== 'sliding 40 days' || lot.lastsUntil <= at()) continue
      lot.lastsUntil = endOf(lot.schedule)
      if (lot.left > 0) lot.expiresAt = lot.lastsUntil
    }
  }

  function take(from: readonly Lot[], points: number): { lot: Lot; points: number }[] {
    let missing = points
    return from.flatMap((lot) => {
      const share = Math.min(lot.left, missing)
      lot.left -= share
      missing -= share
      return share > 0 ? [{ lot, points: share }] : []
    })
  }

  const soonest = (a: Lot, b: Lot) =>
    a.expiresAt === b.expiresAt ? a.order - b.order : a.expiresAt < b.expiresAt ? -1 : 1

  function carryOut(operation: Operation): Done {
    letExpire()
    switch (operation.what) {
      case 'settle':
        return { done: 'nothing' }
      case 'earn': {
        const { id, points, pendingDays, schedule } = operation
        if (earned.has(id)) return { done: 'nothing' }
        earned.set(id, points)
        balances.lifetime_earned += points
        const availableAt = toInstant(new Date(now.getTime() + pendingDays * 24 * HOUR_MS))
        const expiresAt = endOf(schedule)
        const ends = { expiresAt, lastsUntil: expiresAt }
        lots.push({ id, left: points, availableAt, ...ends, schedule, order: lots.length })
        restartSliding()
        return { done: 'moved', points }
      }
      case 'spend': {
        if (purchases.has(operation.id)) return { done: 'nothing' }
        if (left(available()) < operation.points) return { done: 'refused' }
        balances.spent += operation.points
        purchases.set(operation.id, take(available().toSorted(soonest), operation.points))
        restartSliding()
        return { done: 'moved', points: -operation.points }
      }
      case 'take': {
        if (over.has(`take:${operation.id}`)) return { done: 'nothing' }
        if (left(available()) < operation.points) return { done: 'refused' }
        over.add(`take:${operation.id}`)
        take(available().toSorted(soonest), operation.points)
        return { done: 'moved', points: -operation.points }
      }
      case 'refund': {
        const paid = purchases.get(operation.of)
        if (!paid || over.has(`refund:${operation.of}`)) return { done: 'nothing' }
        over.add(`refund:${operation.of}`)
        const points = paid.reduce((sum, share) => sum + share.points, 0)
        for (const { lot, points: returned } of paid) {
          if (lot.left === 0) lot.expiresAt = lot.lastsUntil
          if (isOver(lot)) lot.expiresAt = endAfterDays(30)
          lot.lastsUntil = lot.expiresAt
          lot.left += returned
        }
        balances.spent -= points
        return { done: 'moved', points }
      }
      case 'claw back': {
        const points = earned.get(operation.of)
        if (points === undefined || over.has(`claw:${operation.of}`)) return { done: 'nothing' }
        const own = lots.filter((lot) => lot.id === operation.of)
        const others = lots.filter((lot) => lot.id !== operation.of).toSorted(soonest)
        const taken = take([...own, ...others], points).reduce((sum, share) => sum + share.points, 0)
        if (taken === 0) return { done: 'nothing' }
        over.add(`claw:${operation.of}`)
        balances.lifetime_earned -= taken
        return { done: 'moved', points: -taken }
      }
    }
  }

  return {
    now: () => now,
    wait(hours: number) {
      now = new Date(now.getTime() + hours * HOUR_MS)
    },
    expect: (operation: Operation): Done =>
      'crash' in operation && operation.crash ? { done: 'crashed' } : carryOut(operation),
    /** The balances as of now, whether anything was written since or not. */
    balances(): Balances {
      letExpire()
      const points = left(available())
      return { points, pending: left(lots) - points, ...balances }
    },
  }
}

/** The days from a day to the same day of the next month, or to that month's last day if it is shorter. */
function daysOfMonthFrom(day: Date): number {
  const lastOf = (month: number) => new Date(Date.UTC(day.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const date = day.getUTCDate()
  return lastOf(day.getUTCMonth()) - date + Math.min(date, lastOf(day.getUTCMonth() + 1))
}

export type Model = ReturnType<typeof createModel>
