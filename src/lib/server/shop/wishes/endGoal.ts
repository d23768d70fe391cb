import type { Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'

/**
 * Ends a buyer's goal if it is one of these products, or another product with the training of one of them. Returns
 * whether it was.
 */
export async function endGoal(
  tx: Tx,
  uid: number,
  bought: readonly Pick<ProductRow, 'id' | 'training_id'>[],
): Promise<boolean> {
  if (bought.length === 0) return false
  const products = JSON.stringify(bought.map(({ id }) => id))
  const trainings = JSON.stringify(bought.flatMap(({ training_id }) => training_id ?? []))
  return (await ending.run(tx, { uid, products, trainings })) > 0
}

const ending = statement((tx: Tx, given: Given<{ uid: number; products: string; trainings: string }>) =>
  tx
    .deleteFrom('saving_goals')
    .where('uid', '=', given.uid)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('product_id', 'in', numbersIn(given.products, dialectOf(tx))),
        exists(
          selectFrom('products')
            .select('products.id')
            .whereRef('products.id', '=', 'saving_goals.product_id')
            .where('training_id', 'in', numbersIn(given.trainings, dialectOf(tx))),
        ),
      ]),
    ),
)
