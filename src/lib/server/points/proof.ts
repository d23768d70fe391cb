import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** Something that does not hold, by the name of the proof, and whose it is. */
export interface Finding {
  proof: string
  uid: number
  /** The row that it was found at: an entry, a lot, an order, else the wallet itself. */
  id: number
  is: number
  shouldBe: number
}

/** People from `after` (not included) up to `upTo` (included), by uid. */
export interface Range {
  after: number
  upTo: number
}

/** Finds what does not hold of people in a range; `proof` is its name. */
export type Proof = ((reader: Reader, range: Range) => Promise<Finding[]>) & { proof: string }

/** At most so many findings of one proof in one range: enough to see what is wrong, never too many to hold. */
const FINDINGS = 50

/** A query gives, for everything that does not hold, `uid`, `id`, what `is` and what it should be. */
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
