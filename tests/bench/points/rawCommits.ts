import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LOG_PAGES } from '#server/db/sqlite.ts'
import { median } from '#tests/support/percentile.ts'

const settings = `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LOG_PAGES}`

/** How long this disk takes to sync a page that was written, in milliseconds: the median of many. */
export function syncMs(folder: string): number {
  const file = openSync(join(folder, 'synced'), 'w')
  const page = Buffer.alloc(4096, 1)
  const times = Array.from({ length: 101 }, () => {
    writeSync(file, page)
    const began = performance.now()
    fdatasyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  return median(times)
}

/**
 * How often a second SQLite commits one small row, synced to disk, on the same file system and with the settings that
 * the product uses: what one commit for one purchase could reach at most.
 */
export function rawCommitsPerSecond(folder: string, seconds: number): number {
  const file = new DatabaseSync(join(folder, 'raw.db'))
  file.exec(`${settings}; create table rows (id integer primary key, text text)`)
  const insert = file.prepare('insert into rows (text) values (?)')
  const text = 'x'.repeat(100)
  return commitsPerSecond(file, seconds, () => insert.run(text))
}

/**
 * How often per second a copy of the same SQLite file commits only the rows of a checkout: no reads, no checks, no HTTP.
 * The rows that the product writes twice (an order, then the answer that contains it) are written twice here, too.
 */
export function rawCheckoutsPerSecond(
  path: string,
  { uids, product, seconds }: { uids: readonly number[]; product: number; seconds: number },
): number {
  const copy = `${path}.copy`
  for (const file of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(file, { force: true })
  const original = new DatabaseSync(path)
  original.prepare('vacuum into ?').run(copy)
  original.close()
  const file = new DatabaseSync(copy, { enableForeignKeyConstraints: true })
  file.exec(settings)
  const write = writing(file)
  return commitsPerSecond(file, seconds, (n) => write(uids[n % uids.length] ?? 0, product, `raw-${n}`))
}

const at = '2026-11-21 12:00:00'
/** About as long as the product of the bench as it was bought, and the answer of the checkout. */
const [snapshot, answer] = ['x'.repeat(500), 'x'.repeat(900)]

function writing(file: DatabaseSync) {
  const keyed = file.prepare('insert into idempotency_keys values (?, ?, ?, 201, ?, ?)')
  const placed = file.prepare(
    "insert into orders (uid, state, total, placed_at, changed_at) values (?, 'fulfilled', 1, ?, ?) returning id",
  )
  const line = file.prepare(
    'insert into order_lines (order_id, product_id, uid, quantity, points, snapshot, placed_at) values (?, ?, ?, 1, 1, ?, ?)',
  )
  const step = file.prepare("insert into order_history (order_id, state, actor, at) values (?, 'fulfilled', ?, ?)")
  const piece = file.prepare('update stock_slots set pieces = pieces - 1 where product_id = ? and slot = ?')
  const entry = file.prepare(
    `insert into point_entries (uid, kind, amount, balance_after, at, order_id, reason, key)
     values (?, 'purchase', -1, 1, ?, ?, 'Enamel mug', ?) returning id`,
  )
  const counter = file.prepare("insert into site_entries values (?, 'redeemed', 1)")
  const lot = file.prepare('update lots set remaining = remaining - 1 where uid = ? returning id')
  const move = file.prepare('insert into lot_moves values (?, ?, -1)')
  const wallet = file.prepare('update wallets set points = points - 1, spent = spent + 1, settled_at = ? where uid = ?')
  return (uid: number, product: number, key: string): void => {
    keyed.run(uid, key, 'x'.repeat(43), answer, at)
    const order = idOf(placed.get(uid, at, at))
    line.run(order, product, uid, snapshot, at)
    step.run(order, uid, at)
    piece.run(product, order % 32)
    const posted = idOf(entry.get(uid, at, order, `order:${order}`))
    counter.run(posted)
    move.run(posted, idOf(lot.get(uid)))
    wallet.run(at, uid)
  }
}

function idOf(row: Record<string, unknown> | undefined): number {
  return Number(row?.id)
}

function commitsPerSecond(file: DatabaseSync, seconds: number, write: (n: number) => unknown): number {
  const began = performance.now()
  let commits = 0
  while (performance.now() - began < seconds * 1000) {
    file.exec('begin immediate')
    write(commits)
    file.exec('commit')
    commits += 1
  }
  const took = performance.now() - began
  file.close()
  return (commits * 1000) / took
}
