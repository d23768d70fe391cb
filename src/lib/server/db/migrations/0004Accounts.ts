import { type QueryExecutorProvider, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Email addresses that wait for confirmation, and the browsers that signed in to an account before. */
export async function accounts(db: QueryExecutorProvider, _dialect: Dialect): Promise<void> {
  const statements = [
    `create table pending_mails (
      uid integer primary key references users (uid) on delete cascade, mail text not null, mail_key text not null,
      token_hash text not null unique, created text not null, expires text not null)`,
    `create index pending_mails_mail_key on pending_mails (mail_key)`,
    `create table known_devices (
      token_hash text not null, uid integer not null references users (uid) on delete cascade, seen text not null, primary key (token_hash, uid))`,
    `create index known_devices_uid on known_devices (uid, seen)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
