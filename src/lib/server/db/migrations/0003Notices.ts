import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** The notifications that users want, and the mails about orders that wait for staff. */
export async function notices(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial } = columnTypes(dialect)
  const statements = [
    `create table notice_choices (
      uid integer not null references users (uid) on delete cascade, type text not null, choice text not null check (choice in ('mail', 'list', 'off')), primary key (uid, type))`,
    `create table order_mails (
      id ${serial}, order_id integer not null references orders (id) on delete cascade, address text not null, mail_due text, mail_tries integer not null default 0, unique (order_id, address))`,
    `create index order_mails_due on order_mails (mail_due, id) where mail_due is not null`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
