import { type QueryExecutorProvider, sql } from 'kysely'
import { foldKey } from '#shared/foldKey.ts'

/** The lists of the incentives settings find their pages by an index, however many entries and products there are. */
export async function lists(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    // With the kind and the amount it also serves the sums of today.
    'drop index point_entries_time',
    'create index point_entries_time on point_entries (at, id, kind, amount)',
    // The entries of orders are found in the order in which the orders were placed.
    'create index orders_state_time on orders (state, placed_at, id)',
    'drop index orders_state',
    'create index order_lines_product_time on order_lines (product_id, placed_at, order_id, released, quantity)',
    'drop index order_lines_product',
    'create index order_lines_released on order_lines (product_id, order_id) where released = 1',
    // Everything that the list of products filters and sorts by: its rows are long, so they are read only for a page.
    `create index products_listed on products (
      status, type, category_tid, tracks_stock, low_stock_at, visible_from, visible_until, purchasable_from, purchasable_until, price, title, id)`,
    `create table product_titles (product_id integer primary key references products (id) on delete cascade, folded text not null)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await foldTitles(db)
}

async function foldTitles(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ id: number; title: string; translations: string }>`
    select id, title, translations from products`.execute(db)
  for (const { id, title, translations } of rows) {
    const translated = Object.values<{ title?: string }>(JSON.parse(translations)).map((texts) => texts.title ?? '')
    const folded = foldKey([title, ...translated].join('\n'))
    await sql`insert into product_titles (product_id, folded) values (${id}, ${folded})`.execute(db)
  }
}
