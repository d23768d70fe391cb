import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** The log of sent mails, and the secrets of the links that end a kind of mail. */
export async function mails(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial } = columnTypes(dialect)
  const statements = [
    `create table mail_deliveries (
      id ${serial}, at text not null, uid integer references users (uid) on delete cascade, address text, type text not null, language text not null,
      state text not null check (state in ('sent', 'waiting', 'given_up')), tries integer not null, error text not null default '',
      source text, source_id integer, unique (source, source_id))`,
    'create index mail_deliveries_at on mail_deliveries (at, id)',
    'create index mail_deliveries_state on mail_deliveries (state, at, id)',
    'create index mail_deliveries_uid on mail_deliveries (uid)',
    `create table mail_stops (uid integer primary key references users (uid) on delete cascade, secret text not null unique)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
