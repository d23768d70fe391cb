import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { toInstant } from '#shared/instant.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { numbersBelow } from '../bulkRows.ts'

/** Entries of one learner: twenty times four earnings of 10 and one debit of 20; every fourth debit pays for an order. */
export const ENTRIES_EACH = 100

/** A copy in a folder. The generated file is kept (`data/bench`), because ten million entries take minutes. */
export async function copyOfManyLearners(
  folder: string,
  learners: number,
  say: (text: string) => void,
): Promise<string> {
  const name = `learners-${learners}.db`
  const kept = join('data', 'bench', name)
  if (!existsSync(kept)) {
    say(`Making ${learners} learners with ${learners * ENTRIES_EACH} entries (once) …`)
    await makeManyLearners(kept, learners, new Date())
  }
  copyFileSync(kept, join(folder, name))
  return join(folder, name)
}

const ORDERS_EACH = 5
const MOST_PRODUCTS = 10_000

/**
 * Makes an embedded file with the demo academy, draft products, and this many more learners, each with a hundred entries
 * of which the ledger is true: lots, moves, counter entries, orders, wallets. Written in plain SQL, since ten
 * million entries by the verbs would take an hour. `reconcile` finds nothing in it except
 * the points of the boards, which are made up.
 */
async function makeManyLearners(path: string, learners: number, now: Date): Promise<void> {
  const db = openDatabase(`sqlite:${path}`)
  await migrate(db, now)
  await seedDemo(db, { now })
  await db.close()
  const file = new DatabaseSync(path)
  // No other program has the file, and nothing is lost that could not be made again.
  file.exec(
    'pragma synchronous = off; pragma journal_mode = delete; pragma journal_mode = off; pragma cache_size = -1000000',
  )
  file.exec('begin')
  const first = highest(file, 'uid', 'users') + 1
  const at = toInstant(now)
  const day = at.slice(0, 10)
  const numbers = numbersBelow(learners)
  const steps = `with recursive k(k) as (select 1 union all select k + 1 from k where k < ${ENTRIES_EACH})`
  const base = highest(file, 'id', 'point_entries')
  const lotBase = highest(file, 'id', 'lots')
  const orderBase = highest(file, 'id', 'orders')
  const productBase = highest(file, 'id', 'products')
  const quiet = Math.min(1000, learners)
  const products = Math.min(MOST_PRODUCTS, Math.max(100, learners / 10))
  /** A moment of the last ten months, later for later entries; a thousandth of the learners have been quiet since then. */
  const moment = (uid: string, k: string) =>
    `strftime('%Y-%m-%d %H:%M:%S', '${at}', '-' || (300 - ${k} * 3 + ${uid} / 7 % 3 + iif(${uid} % 1000 = 7, 300, 0)) || ' days', '-' || ((${uid} * 7919) % 36000) || ' seconds')`
  /** A tenth of the learners buy the first product again and again; the second was sold only at first. */
  const product = `${productBase} + case when uid % 10 = 1 then 1 when uid % 20 = 2 and k = 20 then 2
    else 3 + (uid * 31 + k * 7) % ${products - 2} end`
  const orderId = `${orderBase} + (uid - ${first}) * ${ORDERS_EACH} + k / 20`
  const statements = [
    `insert into users (uid, name, name_key, mail, mail_key, first_name, last_name, full_name, status, created)
      ${numbers} select ${first} + n, 'scale' || n, 'scale' || n, 'scale' || n || '@scale.test', 'scale' || n || '@scale.test',
        'Learner', 'No. ' || n, 'Learner No. ' || n, 'active', '2025-01-01 00:00:00' from n`,
    `insert into user_roles (uid, role) ${numbers} select ${first} + n, 'learner' from n`,
    `insert into user_organizations (uid, organization_id) ${numbers}
      select ${first} + n, (select min(id) from organizations) + n % 6 from n`,
    `insert into organizations (name) values ('Quiet team'), ('Small team')`,
    `insert into user_organizations (uid, organization_id)
      select uid, (select id from organizations where name = 'Quiet team') from users where uid >= ${first} and uid % ${quiet} = 7 % ${quiet}`,
    `insert into user_organizations (uid, organization_id)
      select uid, (select id from organizations where name = 'Small team') from users where uid >= ${first} and uid % ${Math.ceil(learners / 5)} = 0`,
    `insert into products (id, type, status, title, summary, description, translations, price, tracks_stock, low_stock_at, fulfilment, created, changed)
      ${numbersBelow(products)} select ${productBase} + 1 + n, iif(n % 20 = 19, 'voucher', 'physical'), 'draft', 'Gift No. ' || n, 'A gift for learners.',
        '<p>' || replace(hex(zeroblob(400)), '00', 'Made with care. ') || '</p>',
        json_object('de', json_object('title', 'Geschenk Nr. ' || n, 'summary', '', 'description', '', 'instructions_after', '', 'terms', '')),
        1 + n * 7919 % 5000, n % 20 <> 19 and n % 3 = 0, iif(n % 6 = 0, 5, null), iif(n % 2 = 0, 'instant', 'approval'), '${at}', '${at}' from n`,
    `insert into stock_slots (product_id, slot, pieces) with recursive s(s) as (select 0 union all select s + 1 from s where s < 31)
      select id, s, case when id % 50 = 0 then 0 when id % 7 = 0 then s = 0 else 1 + id % 3 end
      from products cross join s where id > ${productBase} and tracks_stock = 1 order by id, s`,
    `insert into voucher_codes (product_id, code) ${numbersBelow(50)}
      select id, 'CODE-' || n from products cross join n where id > ${productBase} and type = 'voucher' order by id, n`,
    `create temp table told as ${steps} select k, k % 20 = 0 as pays,
        case when k % 5 = 0 then -20 else 10 end as amount, (k / 5) * 20 + (k % 5) * 10 as balance,
        k - k / 5 as lot from k`,
    `insert into orders (id, uid, state, total, placed_at, changed_at)
      select ${orderId}, uid, case when k < 100 then 'fulfilled' when uid % 5000 = 8 then 'pending_approval' when uid % 3000 = 9 then 'placed'
        when uid % 2000 = 11 then 'approved' else 'fulfilled' end, 20, ${moment('uid', 'k')}, ${moment('uid', 'k')}
      from users cross join told where uid >= ${first} and pays order by uid, k`,
    `insert into order_lines (order_id, product_id, uid, quantity, points, snapshot, placed_at)
      select ${orderId}, ${product}, uid, 1, 20, json_object('type', 'physical', 'price', 20, 'texts', json_object('title', 'Gift', 'summary', 'A gift for learners.',
          'description', '', 'instructions_after', '', 'terms', '', 'language', 'en', 'translations', json('{}')), 'image', null, 'fulfilment', 'manual',
          'cancel_policy', 'until_approved', 'checkout_fields', json('[]'), 'training_id', null, 'tracks_stock', json('false'), 'revision', 1), ${moment('uid', 'k')}
      from users cross join told where uid >= ${first} and pays order by uid, k`,
    `insert into order_history (order_id, state, actor, at)
      select id, state, uid, placed_at from orders where id > ${orderBase}`,
    `insert into point_entries (id, uid, kind, amount, balance_after, at, rule, order_id, reason, key)
      select ${base} + (uid - ${first}) * ${ENTRIES_EACH} + k, uid, case when pays then 'purchase' when amount > 0 then 'earn' else 'manual_debit' end, amount, balance,
        ${moment('uid', 'k')}, case when amount > 0 then 'scale' end, iif(pays, ${orderId}, null), 'scale', 'scale:' || uid || ':' || k
      from users cross join told where uid >= ${first} order by uid, k`,
    `insert into site_entries (entry_id, account, amount)
      select id, iif(kind = 'purchase', 'redeemed', 'issued'), -amount from point_entries where id > ${base}`,
    `insert into lots (id, uid, entry_id, amount, remaining, earned_at, available_at, expires_on, expires_at)
      select ${lotBase} + (uid - ${first}) * 80 + lot, uid, ${base} + (uid - ${first}) * ${ENTRIES_EACH} + k, 10, case when lot <= 40 then 0 else 10 end,
        ${moment('uid', 'k')}, ${moment('uid', 'k')}, date('${day}', '+' || (60 + lot * 3) || ' days'), date('${day}', '+' || (61 + lot * 3) || ' days') || ' 00:00:00'
      from users cross join told where uid >= ${first} and amount > 0 order by uid, k`,
    `insert into lot_moves (entry_id, lot_id, amount)
      select ${base} + (uid - ${first}) * ${ENTRIES_EACH} + k, ${lotBase} + (uid - ${first}) * 80 + (k / 5) * 2 - 1 + side, -10
      from users cross join told cross join (select 0 as side union select 1) where uid >= ${first} and amount < 0 order by uid, k, side`,
    `insert into wallets (uid, points, pending, lifetime_earned, spent, expired, settled_at, next_change_at)
      select uid, 400, 0, 800, ${20 * ORDERS_EACH}, 0, '${at}', date('${day}', '+' || (61 + 41 * 3) || ' days') || ' 00:00:00' from users where uid >= ${first}`,
  ]
  // Sorting all rows once is much faster than putting each into its place in every index.
  const indexes = indexesOf(file, [
    'point_entries',
    'lots',
    'lot_moves',
    'orders',
    'order_lines',
    'order_history',
    'board_rows',
  ])
  for (const { name } of indexes) file.exec(`drop index ${name}`)
  for (const statement of statements) file.exec(statement)
  fillBoards(file, first)
  for (const { sql } of indexes) file.exec(sql)
  file.exec('commit')
  file.exec('pragma journal_mode = wal; analyze')
  file.close()
  // As the job of every minute leaves them.
  const counted = openDatabase(`sqlite:${path}`)
  await tallyBoards(counted)
  await counted.close()
}

function highest(file: DatabaseSync, column: string, table: string): number {
  return Number(file.prepare(`select coalesce(max(${column}), 0) as id from ${table}`).get()?.id)
}

function indexesOf(file: DatabaseSync, names: readonly string[]): { name: string; sql: string }[] {
  const rows = file
    .prepare(`select name, tbl_name, sql from sqlite_master where type = 'index' and sql is not null`)
    .all()
  return rows
    .filter(({ tbl_name }) => names.includes(String(tbl_name)))
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
}

/** Points of each period that are there, for everyone and for each organisation: different for most, with ties. */
function fillBoards(file: DatabaseSync, first: number): void {
  file.exec(`insert into board_rows (board_id, uid, points, listed)
    select boards.id, users.uid, (users.uid * 7919) % 3001, 1 from boards, users
    where users.uid >= ${first} and boards.frozen_at is null and (boards.organization_id is null or exists (
      select 1 from user_organizations o where o.uid = users.uid and o.organization_id = boards.organization_id))`)
}
