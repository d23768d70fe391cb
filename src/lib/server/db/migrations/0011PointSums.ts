import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** Kept sums of the ledger, so that the overview does not read every entry, and who saved a version of a schedule. */
export async function pointSums(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { bigInt } = columnTypes(dialect)
  const statements = [
    `create table point_days (
      day text not null, starts_at text not null, ends_at text not null, kind text not null, entries integer not null, amount ${bigInt} not null,
      primary key (starts_at, kind))`,
    `create table lot_sums (
      schedule_version integer not null, expires_on text not null, lots integer not null, points ${bigInt} not null,
      primary key (schedule_version, expires_on))`,
    `create table point_marks (
      id integer primary key check (id = 1), days_until text, lots_entry ${bigInt} not null default 0, lots_at text, holders integer not null default 0,
      proved_at text, proved_wallets integer not null default 0, findings integer not null default 0)`,
    'insert into point_marks (id) values (1)',
    'alter table schedule_versions add column saved_by integer references users (uid)',
    // The sums of a large ledger are ready soon after the start, not only on the next day.
    `update jobs set done_for = null where name = 'daily'`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
