import { sql } from 'kysely'
import { boardProofs } from './boards/boardProofs.ts'
import { counterAccounts } from './book/post.ts'
import { type Proof, proof } from './proof.ts'

const kinds = Object.entries(counterAccounts)

/** All consistency checks of the ledger. */
export const proofs: readonly Proof[] = [
  proof(
    'an entry and its counter entry sum to zero',
    (inRange) => sql`
      select e.uid, e.id, s.amount as "is", -e.amount as should from point_entries e
      left join site_entries s on s.entry_id = e.id
      where ${inRange(sql`e.uid`)} and (s.amount is null or s.amount <> -e.amount)`,
  ),
  proof(
    'a counter entry is on the account of its kind',
    (inRange) => sql`
      select e.uid, e.id, 0 as "is", 1 as should from point_entries e join site_entries s on s.entry_id = e.id
      where ${inRange(sql`e.uid`)} and s.account <> case
        ${sql.join(
          kinds.map(([kind, account]) => sql`when e.kind = ${kind} then ${account}`),
          sql` `,
        )} end`,
  ),
  proof(
    'a balance is the one before and the entry',
    (inRange) => sql`
      select uid, id, balance_after as "is", so_far as should from (
        select uid, id, balance_after, sum(amount) over (partition by uid order by id) as so_far
        from point_entries where ${inRange(sql`uid`)}) as balances
      where balance_after <> so_far`,
  ),
  proof(
    'a wallet is the sum of its entries',
    (inRange) => sql`
      select e.uid, e.uid as id, coalesce(w.points + w.pending, 0) as "is", e.amount as should
      from (select uid, sum(amount) as amount from point_entries where ${inRange(sql`uid`)} group by uid) as e
      left join wallets w on w.uid = e.uid where coalesce(w.points + w.pending, -1) <> e.amount`,
  ),
  proof(
    'a wallet is the sum of its lots',
    (inRange) => sql`
      select w.uid, w.uid as id, w.points + w.pending as "is", coalesce(l.remaining, 0) as should from wallets w
      left join (select uid, sum(remaining) as remaining from lots where ${inRange(sql`uid`)} group by uid) as l on l.uid = w.uid
      where ${inRange(sql`w.uid`)} and w.points + w.pending <> coalesce(l.remaining, 0)`,
  ),
  proof(
    'pending points are in lots that are not available yet',
    (inRange) => sql`
      select w.uid, w.uid as id, w.pending as "is", coalesce(l.remaining, 0) as should from wallets w
      left join (
        select lots.uid, sum(remaining) as remaining from lots join wallets on wallets.uid = lots.uid
        where ${inRange(sql`lots.uid`)} and remaining > 0 and available_at > settled_at and available_at > earned_at group by lots.uid) as l on l.uid = w.uid
      where ${inRange(sql`w.uid`)} and w.pending <> coalesce(l.remaining, 0)`,
  ),
  proof(
    'a wallet knows when it changes next',
    (inRange) => sql`
      select w.uid, w.uid as id, count(*) as "is", 0 as should from wallets w join lots l on l.uid = w.uid
      where ${inRange(sql`w.uid`)} and l.remaining > 0 and (
        (l.expires_at is not null and (w.next_change_at is null or w.next_change_at > l.expires_at)) or
        (l.available_at > w.settled_at and l.available_at > l.earned_at
          and (w.next_change_at is null or w.next_change_at > l.available_at)))
      group by w.uid`,
  ),
  proof(
    'the numbers of a wallet are those of its entries',
    (inRange) => sql`
      select w.uid, w.uid as id, w.lifetime_earned + w.spent + w.expired as "is", e.earned + e.spent + e.expired as should
      from wallets w join (
        select uid,
          sum(case when kind in ('earn', 'import', 'manual_credit', 'clawback') then amount else 0 end) as earned,
          sum(case when kind in ('purchase', 'refund') then -amount else 0 end) as spent,
          sum(case when kind = 'expire' then -amount else 0 end) as expired
        from point_entries where ${inRange(sql`uid`)} group by uid) as e on e.uid = w.uid
      where w.lifetime_earned <> e.earned or w.spent <> e.spent or w.expired <> e.expired`,
  ),
  proof(
    'a lot holds what its moves left in it',
    (inRange) => sql`
      select l.uid, l.id, l.remaining as "is", l.amount + coalesce(m.amount, 0) as should from lots l
      left join (
        select lot_id, sum(lot_moves.amount) as amount from lot_moves join lots on lots.id = lot_moves.lot_id
        where ${inRange(sql`lots.uid`)} group by lot_id) as m on m.lot_id = l.id
      where ${inRange(sql`l.uid`)} and l.remaining <> l.amount + coalesce(m.amount, 0)`,
  ),
  proof(
    'an entry moved as much as it says',
    (inRange) => sql`
      select e.uid, e.id, coalesce(m.amount, l.amount, 0) as "is", e.amount as should from point_entries e
      left join (
        select entry_id, sum(lot_moves.amount) as amount from lot_moves join point_entries on point_entries.id = entry_id
        where ${inRange(sql`point_entries.uid`)} group by entry_id) as m on m.entry_id = e.id
      left join lots l on l.entry_id = e.id
      where ${inRange(sql`e.uid`)} and coalesce(m.amount, l.amount, 0) <> e.amount`,
  ),
  proof(
    'only a lot’s owner moves it',
    (inRange) => sql`
      select l.uid, l.id, e.uid as "is", l.uid as should from lot_moves m
      join lots l on l.id = m.lot_id join point_entries e on e.id = m.entry_id
      where ${inRange(sql`l.uid`)} and e.uid <> l.uid`,
  ),
  proof(
    'an order was paid for once, in full',
    (inRange) => sql`
      select o.uid, o.id, coalesce(e.amount, 0) as "is", -o.total as should from orders o
      left join (
        select order_id, sum(amount) as amount from point_entries
        where ${inRange(sql`uid`)} and kind = 'purchase' group by order_id) as e on e.order_id = o.id
      where ${inRange(sql`o.uid`)} and coalesce(e.amount, 0) <> -o.total`,
  ),
  proof(
    'an order that was rejected, cancelled or returned is refunded, and no other',
    (inRange) => sql`
      select o.uid, o.id, coalesce(e.amount, 0) as "is",
        case when o.state in ('rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned') then o.total else 0 end as should
      from orders o left join (
        select order_id, sum(amount) as amount from point_entries
        where ${inRange(sql`uid`)} and kind = 'refund' group by order_id) as e on e.order_id = o.id
      where ${inRange(sql`o.uid`)} and coalesce(e.amount, 0) <>
        case when o.state in ('rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned') then o.total else 0 end`,
  ),
  proof(
    'an order costs what its lines cost',
    (inRange) => sql`
      select o.uid, o.id, coalesce(l.points, 0) as "is", o.total as should from orders o
      left join (select order_id, sum(points) as points from order_lines where ${inRange(sql`uid`)} group by order_id) as l
        on l.order_id = o.id
      where ${inRange(sql`o.uid`)} and coalesce(l.points, 0) <> o.total`,
  ),
  ...boardProofs,
]
