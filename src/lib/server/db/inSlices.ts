import { MAX_ID } from '#shared/contract/common.ts'

/** Fewer than the parameters that a statement can have. */
const SLICE = 1000

/** Reads rows by their ids; ids beyond the range of a column would fail on PostgreSQL. */
export async function inSlices<Row>(ids: readonly number[], read: (slice: number[]) => Promise<Row[]>): Promise<Row[]> {
  const distinct = [...new Set(ids)].filter((id) => id > 0 && id <= MAX_ID)
  const rows: Row[] = []
  for (let start = 0; start < distinct.length; start += SLICE) {
    rows.push(...(await read(distinct.slice(start, start + SLICE))))
  }
  return rows
}
