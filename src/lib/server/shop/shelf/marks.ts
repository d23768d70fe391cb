import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'

/** The products that a learner has marked. */
export interface Marks {
  goal: number | null
  wishes: ReadonlySet<number>
}

/** Reads the saving goal and the wishes of a learner. */
export async function marksOf(reader: Reader, uid: number): Promise<Marks> {
  const goal = await goalProduct(reader, uid)
  const wished = await wishes.rows(reader, { uid })
  return { goal, wishes: new Set(wished.map(({ product_id }) => product_id)) }
}

/** The product that a learner saves for; `null`: none. */
export async function goalProduct(reader: Reader, uid: number): Promise<number | null> {
  return (await goals.row(reader, { uid }))?.product_id ?? null
}

const goals = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('saving_goals').select('product_id').where('uid', '=', uid),
)

const wishes = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('stock_wishes').select('product_id').where('uid', '=', uid),
)
