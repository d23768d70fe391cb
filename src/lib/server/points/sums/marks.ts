import type { Reader, Tx } from '../../db/database.ts'
import type { PointMarks } from '../../db/schema/pointSums.ts'

const ONLY = 1
/** A count waits this long for the transactions that are writing entries; then the earlier sums stay. */
export const WRITERS_END_MS = 3_000
const nothingKept: PointMarks = {
  id: ONLY,
  days_until: null,
  lots_entry: 0,
  lots_at: null,
  holders: 0,
  proved_at: null,
  proved_wallets: 0,
  findings: 0,
}

/** How far the kept sums go, and the last proof; a restored backup has none. */
export async function pointMarks(reader: Reader): Promise<PointMarks> {
  const row = await reader.selectFrom('point_marks').selectAll().where('id', '=', ONLY).executeTakeFirst()
  return row ?? nothingKept
}

/** Changes the given marks; creates the row if there is none. */
export async function setMarks(tx: Tx, marks: Partial<Omit<PointMarks, 'id'>>): Promise<void> {
  await tx
    .insertInto('point_marks')
    .values({ ...nothingKept, ...marks })
    .onConflict((kept) => kept.column('id').doUpdateSet(marks))
    .execute()
}
