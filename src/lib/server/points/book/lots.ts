import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/database.ts'
import type { EntryRow, LotRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'

/** A number of points from one lot. */
export interface Share {
  lot: LotRow
  points: number
}

/**
 * A user's lots that are not empty: the one that expires first comes first, then the oldest; lots that never expire
 * come last.
 */
export function openLots(reader: Reader, uid: number): Promise<LotRow[]> {
  return open.rows(reader, { uid })
}

const open = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('lots')
    // Named: for a star, SQLite is asked for the version of its schema each time.
    .select(['id', 'uid', 'entry_id', 'amount', 'remaining', 'earned_at', 'available_at'])
    .select(['expires_on', 'expires_at', 'schedule_version'])
    .where('uid', '=', uid)
    .where('remaining', '>', sql.lit(0))
    .orderBy(sql`expires_at is null`)
    .orderBy('expires_at')
    .orderBy('earned_at')
    .orderBy('id'),
)

/**
 * Whether a lot can be spent at a time (UTC text). A lot without a waiting time always can, even if a wrong clock gave
 * it a later date.
 */
export function isAvailable(lot: Pick<LotRow, 'earned_at' | 'available_at' | 'expires_at'>, at: string): boolean {
  const isDue = lot.available_at <= at || lot.available_at === lot.earned_at
  return isDue && (lot.expires_at === null || lot.expires_at > at)
}

/** Whether a lot ends before its points can be spent. */
export function endsPending({ earned_at, available_at, expires_at }: Parameters<typeof isAvailable>[0]): boolean {
  return expires_at !== null && expires_at <= available_at && available_at !== earned_at
}

/** The points that are left in the lots. */
export function sumOf(lots: readonly Pick<LotRow, 'remaining'>[]): number {
  return lots.reduce((sum, lot) => sum + lot.remaining, 0)
}

/** Takes points from lots in their order; fewer than `points` if the lots hold fewer. */
export function shares(lots: readonly LotRow[], points: number): Share[] {
  let missing = points
  return lots.flatMap((lot) => {
    const share = Math.min(lot.remaining, missing)
    missing -= share
    return share > 0 ? [{ lot, points: share }] : []
  })
}

/** The first time after `at` at which a lot becomes available or expires; `null`: never. */
export function nextWalletChange(lots: readonly LotRow[], at: string): string | null {
  const moments = lots
    .filter((lot) => lot.remaining > 0)
    .flatMap(({ available_at, expires_at }) => [available_at, expires_at])
    .filter((moment) => moment !== null)
    .filter((moment) => moment > at)
  return moments.reduce<string | null>(earlier, null)
}

/** The earlier of two times (UTC text); `null` means never. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** Takes the shares out of their lots for an entry. Does not change the lot objects in memory. */
export function takeFrom(tx: Tx, entry: EntryRow, taken: readonly Share[]): void {
  for (const { lot, points } of taken) taking.send(tx, { id: lot.id, points })
  noteMoves(
    tx,
    taken.map(({ lot, points }) => ({ entry_id: entry.id, lot_id: lot.id, amount: -points })),
  )
}

const taking = statement((tx: Tx, { id, points }: Given<{ id: number; points: number }>) =>
  tx
    .updateTable('lots')
    .set((eb) => ({ remaining: eb('remaining', '-', points) }))
    .where('id', '=', id),
)

interface Move {
  entry_id: number
  lot_id: number
  amount: number
}

/** Records which lots an entry changed, so that every number can be explained. */
export function noteMoves(tx: Tx, moves: readonly Move[]): void {
  for (const move of moves) moving.send(tx, move)
}

const moving = statement((tx: Tx, { entry_id, lot_id, amount }: Given<Move>) =>
  tx.insertInto('lot_moves').values({ entry_id, lot_id, amount }),
)
