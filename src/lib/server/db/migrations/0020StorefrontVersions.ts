import { type QueryExecutorProvider, sql } from 'kysely'

/** The last save of a storefront, its earlier versions, and the users who edit it. Every site has both storefronts. */
export async function storefrontVersions(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table storefronts add column changed_at text',
    'alter table storefronts add column changed_by integer references users (uid)',
    `create table storefront_versions (
      storefront_id integer not null references storefronts (id) on delete cascade, version integer not null, saved_at text not null, saved_by integer references users (uid),
      sections text not null, section_ids text not null, uploads text not null, bytes integer not null, primary key (storefront_id, version))`,
    `create table storefront_editors (
      storefront_id integer not null references storefronts (id) on delete cascade, uid integer not null references users (uid) on delete cascade, seen_at text not null,
      primary key (storefront_id, uid))`,
    `insert into storefronts (type) values ('registered') on conflict (type) do nothing`,
    `insert into storefronts (type) values ('unregistered') on conflict (type) do nothing`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
