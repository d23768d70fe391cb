import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'

/** Entries of one learner: twenty times four earnings of 10 and one debit of 20. */
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

/**
 * Makes an embedded file with the demo academy and this many more learners, each with a hundred entries of which the
 * book is true: lots, moves, counter entries, wallets, boards. Written in plain SQL, since ten million entries by the
 * verbs would take an hour. Afterwards `reconcile` finds nothing in it.
 */
async function makeManyLearners(path: string, learners: number, now: Date): Promise<void> {
  const db = openDatabase(`sqlite:${path}`)
  await migrate(db, now)
  await seedDemo(db, { now })
  await db.close()
  const file = new DatabaseSync(path)
  // Nobody else has the file, and nothing is lost that could not be made again.
  file.exec('pragma synchronous = off; pragma journal_mode = off; pragma cache_size = -1000000')
  file.exec('begin')
  const first = Number(file.prepare('select max(uid) as uid from users').get()?.uid) + 1
  const at = now.toISOString().slice(0, 10)
  const numbers = `with recursive n(n) as (select 0 union all select n + 1 from n where n < ${learners - 1})`
  const steps = `with recursive k(k) as (select 1 union all select k + 1 from k where k < ${ENTRIES_EACH})`
  const base = Number(file.prepare('select coalesce(max(id), 0) as id from point_entries').get()?.id)
  const lotBase = Number(file.prepare('select coalesce(max(id), 0) as id from lots').get()?.id)
  /** A day of the last ten months, later for later entries; all times of a learner are their own. */
  const moment = (uid: string, k: string) =>
    `strftime('%Y-%m-%d %H:%M:%S', '${at} 08:00:00', '-' || (301 - ${k} * 3) || ' days', '-' || ((${uid} * 7919) % 36000) || ' seconds')`
  const statements = [
    `insert into users (uid, name, name_key, mail, mail_key, first_name, last_name, full_name, status, created)
      ${numbers} select ${first} + n, 'scale' || n, 'scale' || n, 'scale' || n || '@scale.test', 'scale' || n || '@scale.test',
        'Learner', 'No. ' || n, 'Learner No. ' || n, 'active', '2025-01-01 00:00:00' from n`,
    `insert into user_roles (uid, role) ${numbers} select ${first} + n, 'learner' from n`,
    `insert into user_organizations (uid, organization_id) ${numbers}
      select ${first} + n, (select min(id) from organizations) + n % 6 from n`,
    `create temp table told as ${steps} select k,
        case when k % 5 = 0 then -20 else 10 end as amount, (k / 5) * 20 + (k % 5) * 10 as balance,
        k - k / 5 as lot from k`,
    `insert into point_entries (id, uid, kind, amount, balance_after, at, rule, reason, key)
      select ${base} + (uid - ${first}) * ${ENTRIES_EACH} + k, uid, case when amount > 0 then 'earn' else 'manual_debit' end, amount, balance,
        ${moment('uid', 'k')}, case when amount > 0 then 'scale' end, 'scale', 'scale:' || uid || ':' || k
      from users cross join told where uid >= ${first} order by uid, k`,
    `insert into site_entries (entry_id, account, amount)
      select id, 'issued', -amount from point_entries where id > ${base}`,
    `insert into lots (id, uid, entry_id, amount, remaining, earned_at, available_at, expires_on, expires_at)
      select ${lotBase} + (uid - ${first}) * 80 + lot, uid, ${base} + (uid - ${first}) * ${ENTRIES_EACH} + k, 10, case when lot <= 40 then 0 else 10 end,
        ${moment('uid', 'k')}, ${moment('uid', 'k')}, date('${at}', '+' || (60 + lot * 3) || ' days'), date('${at}', '+' || (61 + lot * 3) || ' days') || ' 00:00:00'
      from users cross join told where uid >= ${first} and amount > 0 order by uid, k`,
    `insert into lot_moves (entry_id, lot_id, amount)
      select ${base} + (uid - ${first}) * ${ENTRIES_EACH} + k, ${lotBase} + (uid - ${first}) * 80 + (k / 5) * 2 - 1 + side, -10
      from users cross join told cross join (select 0 as side union select 1) where uid >= ${first} and amount < 0 order by uid, k, side`,
    `insert into wallets (uid, points, pending, lifetime_earned, spent, expired, settled_at, next_change_at)
      select uid, 400, 0, 800, 0, 0, '${at} 08:00:00', date('${at}', '+' || (61 + 41 * 3) || ' days') || ' 00:00:00' from users where uid >= ${first}`,
  ]
  for (const statement of statements) file.exec(statement)
  fillBoards(file, first)
  file.exec('commit')
  file.exec('pragma journal_mode = wal; analyze')
  file.close()
  // As the job of every minute leaves them.
  const counted = openDatabase(`sqlite:${path}`)
  await tallyBoards(counted)
  await counted.close()
}

/** Points of each period that are there, for everyone and for each organisation: different for most, with ties. */
function fillBoards(file: DatabaseSync, first: number): void {
  file.exec(`insert into board_rows (board_id, uid, points, listed)
    select boards.id, users.uid, (users.uid * 7919) % 3001, 1 from boards, users
    where users.uid >= ${first} and boards.frozen_at is null and (boards.organization_id is null or exists (
      select 1 from user_organizations o where o.uid = users.uid and o.organization_id = boards.organization_id))`)
}
