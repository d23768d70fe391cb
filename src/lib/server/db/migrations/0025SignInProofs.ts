import { type QueryExecutorProvider, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** The browser of a session, second factors, passkeys, accounts at an identity provider, and unfinished sign-ins. */
export async function signInProofs(db: QueryExecutorProvider, _dialect: Dialect): Promise<void> {
  const person = 'uid integer not null references users (uid) on delete cascade'
  const statements = [
    `alter table sessions add column browser text not null default ''`,
    `alter table sessions add column system text not null default ''`,
    `alter table sessions add column network text not null default ''`,
    `alter table sessions add column strong integer not null default 0`,
    `create table second_factors (
      uid integer primary key references users (uid) on delete cascade, secret text not null, created text not null,
      since text, last_step integer not null default 0)`,
    `create table recovery_codes (${person}, code_hash text not null, used text, primary key (uid, code_hash))`,
    `create table passkeys (
      id text primary key, ${person}, public_key text not null, counter bigint not null default 0, transports text not null default '[]',
      name text not null, created text not null, last_used text)`,
    `create index passkeys_uid on passkeys (uid, created)`,
    `create table sso_links (
      issuer text not null, subject text not null, ${person}, created text not null, primary key (issuer, subject), unique (uid, issuer))`,
    `create table sign_in_steps (
      token_hash text primary key, kind text not null, uid integer references users (uid) on delete cascade, details text not null default '{}',
      expires text not null)`,
    `create index sign_in_steps_expires on sign_in_steps (expires)`,
    `create index sign_in_steps_uid on sign_in_steps (uid)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
