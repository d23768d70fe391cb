import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

const STATES = `'free', 'held', 'issued', 'void'`
/** A code that is held or issued belongs to an order line; a free one to none. */
const OWNED = `case state when 'free' then order_line_id is null when 'void' then true else order_line_id is not null end`

/** The results of an order line, the codes of an order that waits, and the terms that a buyer accepted. */
export async function orders(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const statements = [
    'alter table orders add column terms_accepted integer not null default 0 check (terms_accepted in (0, 1))',
    'alter table order_lines add column enrolled_at text',
    'alter table order_lines add column codes_shown integer not null default 0 check (codes_shown >= 0)',
    ...(dialect === 'sqlite' ? newCodesTable(dialect) : newCodesRules),
    ...noteWhatWasGiven(dialect),
    // Earlier versions made the codes void of an order that ended before it was fulfilled, although no user had seen
    // them.
    `update voucher_codes set state = 'free', order_line_id = null where state = 'void' and order_line_id in (
      select id from order_lines where codes_shown = 0)`,
    `update voucher_codes set state = 'held' where state = 'issued' and order_line_id in (
      select order_lines.id from order_lines join orders on orders.id = order_id where orders.state in ('placed', 'pending_approval'))`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const newCodesRules = [
  'alter table voucher_codes drop constraint voucher_codes_state_check',
  'alter table voucher_codes drop constraint voucher_codes_check',
  `alter table voucher_codes add constraint voucher_codes_state_check check (state in (${STATES}))`,
  `alter table voucher_codes add constraint voucher_codes_check check (${OWNED})`,
]

/** SQLite cannot change the constraints of a column, so the table is made again. */
function newCodesTable(dialect: Dialect): string[] {
  const { serial } = columnTypes(dialect)
  return [
    `create table new_voucher_codes (
      id ${serial}, product_id integer not null references products (id) on delete cascade, code text not null, state text not null default 'free' check (state in (${STATES})), order_line_id integer references order_lines (id),
      unique (product_id, code), check (${OWNED}))`,
    'insert into new_voucher_codes (id, product_id, code, state, order_line_id) select id, product_id, code, state, order_line_id from voucher_codes',
    'drop table voucher_codes',
    'alter table new_voucher_codes rename to voucher_codes',
    `create index voucher_codes_free on voucher_codes (product_id, id) where state = 'free'`,
    'create index voucher_codes_line on voucher_codes (order_line_id) where order_line_id is not null',
  ]
}

/** Earlier orders did not note this: an enrolment that began when the order was fulfilled came from it. */
function noteWhatWasGiven(dialect: Dialect): string[] {
  const training = dialect === 'sqlite' ? `snapshot ->> 'training_id'` : `(snapshot::json ->> 'training_id')::int`
  const handedOut = `from order_history where order_history.order_id = order_lines.order_id and order_history.state in ('approved', 'fulfilled')`
  return [
    `update order_lines set enrolled_at = (
      select enrolments.enrolled_at from enrolments where enrolments.uid = order_lines.uid and enrolments.training_id = ${training} and enrolments.enrolled_at in (select at ${handedOut}))`,
    `update order_lines set codes_shown = (
      select count(*) from voucher_codes where order_line_id = order_lines.id and state in ('issued', 'void'))
      where exists (select 1 ${handedOut})`,
  ]
}
