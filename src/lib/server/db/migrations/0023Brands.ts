import { type QueryExecutorProvider, sql } from 'kysely'

/** Versions and drafts of the appearance, and the brands of organisations with their host names. */
export async function brands(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table appearance_versions (
      version integer not null primary key, saved_at text not null, saved_by integer references users (uid) on delete set null, appearance text not null)`,
    // A session gets a new secret when its user confirms the password.
    `create table appearance_drafts (
      token_hash text not null primary key references sessions (token_hash) on update cascade on delete cascade,
      based_on integer not null, saved_at text not null, appearance text not null)`,
    `create table organization_brands (
      organization_id integer not null primary key references organizations (id) on delete cascade, revision integer not null,
      brand text not null, changed_at text not null, changed_by integer references users (uid) on delete set null)`,
    `create table organization_hosts (
      host text not null primary key, organization_id integer not null references organization_brands (organization_id) on delete cascade)`,
    'create index organization_hosts_organization on organization_hosts (organization_id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
