import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { toInstant } from '#shared/contract/time.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { nextPeople } from '../book/nextPeople.ts'
import { setMarks } from './marks.ts'

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
 * Counts the open lots by the version of their schedule and by their last day, and the learners who have points. It
 * reads one snapshot and notes the last entry in it, so that later entries can complete the sums.
 */
export async function countLots(
  db: Database,
  now: Date,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const counted = await db.snapshot((reader) => openLotSums(reader, signal))
  await db.transact((tx) => keepLots(tx, counted, now))
}

async function openLotSums(reader: Reader, signal: AbortSignal | undefined) {
  const { last } = await reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  const { holders } = await reader
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll<number>().as('holders'))
    .where(sql<boolean>`points + pending > 0`)
    .executeTakeFirstOrThrow()
  const sums = new Map<string, LotSum>()
  for (let after = 0; ;) {
    signal?.throwIfAborted()
    const { upTo, isLast } = await nextPeople(reader, after)
    for (const row of await sumsOf(reader, { after, upTo })) {
      const key = `${row.schedule_version} ${row.expires_on}`
      const sum = sums.get(key)
      if (sum) {
        sum.lots += row.lots
        sum.points += row.points
      } else sums.set(key, row)
    }
    if (isLast) return { last: last ?? 0, holders, sums: [...sums.values()] }
    after = upTo
    await nextTurn()
  }
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
