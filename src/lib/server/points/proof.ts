import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** A broken consistency check: the name of the proof and the user. */
export interface Finding {
  proof: string
  uid: number
  /** The row of the finding: an entry, a lot or an order, else the wallet itself. */
  id: number
  is: number
  shouldBe: number
}

/** People from `after` (not included) up to `upTo` (included), by uid. */
export interface Range {
  after: number
  upTo: number
}

/** Checks the users in a range; `proof` is the name of the check. */
export type Proof = ((reader: Reader, range: Range) => Promise<Finding[]>) & { proof: string }

/** The largest number of findings of one proof in one range: enough to see the fault, and few enough for memory. */
const FINDINGS = 50

/** The query returns `uid`, `id`, the actual value `is` and the expected value `should` for each violation. */
export function proof(
  name: string,
  query: (inRange: (uid: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>,
): Proof {
  const prove = async (reader: Reader, { after, upTo }: Range): Promise<Finding[]> => {
    const inRange = (uid: RawBuilder<unknown>) =>
      sql`${uid} > cast(${after} as bigint) and ${uid} <= cast(${upTo} as bigint)`
    const { rows } = await sql<{ uid: number; id: number; is: number | null; should: number | null }>`
      select * from (${query(inRange)}) as found limit ${FINDINGS}`.execute(reader)
    return rows.map(({ uid, id, is, should }) => ({ proof: name, uid, id, is: is ?? 0, shouldBe: should ?? 0 }))
  }
  return Object.assign(prove, { proof: name })
}
