import { sql } from 'kysely'
import { type Proof, proof } from './proof.ts'

const ENDED = sql`('rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned')`
const HANDED_OUT = sql`('approved', 'fulfilled')`

/** Consistency checks between orders and their codes and limits. Each finding is an order. */
export const orderProofs: readonly Proof[] = [
  proof(
    'an order line has as many codes as it bought',
    (inRange) => sql`
      select l.uid, l.order_id as id, count(c.id) as "is", l.quantity as should from order_lines l
      left join voucher_codes c on c.order_line_id = l.id
      where ${inRange(sql`l.uid`)} and l.released = 0 and l.snapshot like '{"type":"voucher"%'
      group by l.id, l.uid, l.order_id, l.quantity having count(c.id) <> l.quantity`,
  ),
  proof(
    'a code is reserved while its order waits, issued when it is delivered, void when it ends',
    (inRange) => sql`
      select o.uid, o.id, count(*) as "is", 0 as should from orders o
      join order_lines l on l.order_id = o.id join voucher_codes c on c.order_line_id = l.id
      where ${inRange(sql`o.uid`)} and c.state <>
        case when o.state in ${ENDED} then 'void' when o.state in ${HANDED_OUT} then 'issued' else 'held' end
      group by o.uid, o.id`,
  ),
  proof(
    'an order line has shown as many codes as it records',
    (inRange) => sql`
      select l.uid, l.order_id as id, l.codes_shown as "is", coalesce(c.shown, 0) as should from order_lines l
      left join (
        select order_line_id, count(*) as shown from voucher_codes join order_lines on order_lines.id = order_line_id
        where ${inRange(sql`order_lines.uid`)} and state in ('issued', 'void') group by order_line_id) as c
        on c.order_line_id = l.id
      where ${inRange(sql`l.uid`)} and l.codes_shown <> coalesce(c.shown, 0)`,
  ),
  proof(
    'an order line counts towards limits until its order ends',
    (inRange) => sql`
      select o.uid, o.id, l.released as "is", case when o.state in ${ENDED} then 1 else 0 end as should
      from orders o join order_lines l on l.order_id = o.id
      where ${inRange(sql`o.uid`)} and l.released <> case when o.state in ${ENDED} then 1 else 0 end`,
  ),
]
