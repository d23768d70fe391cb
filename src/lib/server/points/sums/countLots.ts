import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { toInstant } from '#shared/instant.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { writersEnd } from '../../db/writersEnd.ts'
import { nextPeople } from '../book/nextPeople.ts'
import { lotChanges } from './lotChanges.ts'
import { setMarks, WRITERS_END_MS } from './marks.ts'

export interface LotSum {
  /** 0: the lots have no schedule. */
  schedule_version: number
  /** '': the lots do not expire. */
  expires_on: string
  lots: number
  points: number
}

const ROWS_AT_ONCE = 100

/**
 * Counts the open lots by the version of their schedule and by their last day, and the learners who have points, as they
 * were after the last entry, so that later entries can complete the sums. The earlier sums stay while a transaction that
 * writes entries does not end.
 */
export async function countLots(
  db: Database,
  now: Date,
  { signal, writersEndMs = WRITERS_END_MS }: { signal?: AbortSignal | undefined; writersEndMs?: number } = {},
): Promise<void> {
  const last = await lastEntry(db.reader)
  if (!(await writersEnd(db.reader, 'point_entries', { ms: writersEndMs, signal }))) return
  const counted = await db.snapshot((reader) => openLotSums(reader, last, signal))
  await db.transact((tx) => keepLots(tx, { last, ...counted }, now))
}

async function lastEntry(reader: Reader): Promise<number> {
  const { last } = await reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** The sums of one snapshot without the changes of the entries after `last` that it holds. */
async function openLotSums(reader: Reader, last: number, signal: AbortSignal | undefined) {
  const { holders } = await reader
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll<number>().as('holders'))
    .where(sql<boolean>`points + pending > 0`)
    .executeTakeFirstOrThrow()
  const sums = new Map<string, LotSum>()
  const later = (await sql<LotSum>`${lotChanges(sql.val(last))}`.execute(reader)).rows
  for (const { lots, points, ...under } of later) add(sums, { ...under, lots: -lots, points: -points })
  for (let after = 0; ;) {
    signal?.throwIfAborted()
    const { upTo, isLast } = await nextPeople(reader, after)
    for (const row of await sumsOf(reader, { after, upTo })) add(sums, row)
    if (isLast) return { holders, sums: [...sums.values()] }
    after = upTo
    await nextTurn()
  }
}

function add(sums: Map<string, LotSum>, row: LotSum): void {
  const key = `${row.schedule_version} ${row.expires_on}`
  const { lots, points } = sums.get(key) ?? { lots: 0, points: 0 }
  sums.set(key, { ...row, lots: lots + row.lots, points: points + row.points })
}

function sumsOf(reader: Reader, { after, upTo }: { after: number; upTo: number }): Promise<LotSum[]> {
  return reader
    .selectFrom('lots')
    .select(({ fn }) => [
      sql<number>`coalesce(schedule_version, 0)`.as('schedule_version'),
      sql<string>`coalesce(expires_on, '')`.as('expires_on'),
      fn.countAll<number>().as('lots'),
      fn.sum<number>('remaining').as('points'),
    ])
    .where('uid', '>', after)
    .where('uid', '<=', upTo)
    .where('remaining', '>', sql.lit(0))
    .groupBy(['schedule_version', 'expires_on'])
    .execute()
}

async function keepLots(
  tx: Tx,
  { last, holders, sums }: { last: number; holders: number; sums: LotSum[] },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('lot_sums').execute()
  for (let from = 0; from < sums.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('lot_sums')
      .values(sums.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
  await setMarks(tx, { lots_entry: last, lots_at: toInstant(now), holders })
}
