import { existsSync, readFileSync } from 'node:fs'
import type { Outcome, Purchase } from '#tests/load/ask.ts'
import { isGood, longestGap } from '#tests/load/report.ts'
import type { Databases } from './databases.ts'

/** A fault with the moments of its begin and end, in milliseconds since 1970. */
export interface Window {
  name: string
  from: number
  until: number
}

/** The sums of the load during a fault. Times are in seconds. */
export interface Seen {
  fault: string
  pages: number
  /** Pages of visitors that were not answered. */
  pagesLost: number
  longestWithoutPage: number
  purchases: number
  longestWithoutWrite: number
  requests: number
  failures: number
}

/** Reads what the load has noted and sums it up for each fault. */
export function judge(folder: string, windows: readonly Window[]): Seen[] {
  const outcomes = linesOf<Outcome>(`${folder}/outcomes.jsonl`)
  return windows.map(({ name, from, until }) => {
    const inside = outcomes.filter(({ at }) => at >= from && at <= until)
    const pages = inside.filter(({ player }) => player === 'visitor')
    const good = pages.filter(({ status }) => status === 200)
    const writes = inside.filter(({ kind, status }) => kind === 'write' && status === 201)
    const gap = (of: readonly Outcome[]) =>
      longestGap(
        of.map(({ at }) => at),
        { from, until },
      ) / 1000
    return {
      fault: name,
      pages: pages.length,
      pagesLost: pages.length - good.length,
      longestWithoutPage: gap(good),
      purchases: writes.filter(({ player }) => player === 'buyer').length,
      longestWithoutWrite: gap(writes),
      requests: inside.length,
      failures: inside.filter(({ status }) => !isGood(status)).length,
    }
  })
}

/** The purchases that were acknowledged and are not in the database, and those that are in it twice. */
export function checkPurchases(
  folder: string,
  databases: Pick<Databases, 'sql'>,
): { bought: number; lost: number; double: number } {
  const purchases = linesOf<Purchase>(`${folder}/purchases.jsonl`)
  const rows = databases.sql('juniper', 'select id, uid from orders').trim().split('\n')
  const stored = new Map(rows.map((row) => row.split('|').map(Number) as [number, number]))
  const lost = purchases.filter(({ order, uid }) => stored.get(order) !== uid)
  const buyers = new Set(purchases.map(({ uid }) => uid))
  const acknowledged = new Set(purchases.map(({ order }) => order))
  // One key with two orders leaves an order that was never acknowledged. Two keys with one order share it.
  const extra = [...stored].filter(([order, uid]) => buyers.has(uid) && !acknowledged.has(order))
  const shared = purchases.length - acknowledged.size
  return { bought: purchases.length, lost: lost.length, double: extra.length + shared }
}

function linesOf<Line>(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}
