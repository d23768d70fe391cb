import { type QueryExecutorProvider, sql } from 'kysely'
import { searchKey } from '#shared/searchKey.ts'
import { columnTypes, type Dialect } from '../dialect.ts'

/** The list of people: keys for search and order, invitations, and people who were erased. */
export async function people(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { sortKey } = columnTypes(dialect)
  await run(db, [
    `alter table users add column search_key ${sortKey} not null default ''`,
    'alter table users add column erased text',
    `create table invitations (
      uid integer primary key references users (uid) on delete cascade, token_hash text not null unique, created text not null, expires text not null,
      invited_by integer references users (uid))`,
    'create index invitations_invited_by on invitations (invited_by)',
  ])
  await fillKeys(db, dialect)
  await run(db, [
    'create index users_listed on users (search_key, uid) where erased is null',
    'create index users_status on users (status, search_key, uid) where erased is null',
    'create index users_language on users (language, search_key, uid) where erased is null',
    'create index users_seen on users (status, last_login) where erased is null',
    'create index user_roles_role on user_roles (role, uid)',
    'create index user_organizations_held on user_organizations (organization_id, uid)',
    'drop index user_organizations_organization',
    ...indexes[dialect],
    ...ledger[dialect],
  ])
}

const SLICE = 2000

async function fillKeys(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ uid: number; full_name: string; name: string; mail: string }>`
      select uid, full_name, name, mail from users where uid > ${last} order by uid limit ${SLICE}`.execute(db)
    const next = rows.at(-1)
    if (!next) return
    last = next.uid
    const keys = JSON.stringify(rows.map((row) => ({ uid: row.uid, key: searchKey(row) })))
    await (
      dialect === 'sqlite'
        ? sql`update users set search_key = given.value ->> 'key' from json_each(${keys}) as given
          where users.uid = given.value ->> 'uid'`
        : sql`update users set search_key = given.key from json_to_recordset(${keys}::json) as given (uid integer, key text)
          where users.uid = given.uid`
    ).execute(db)
  }
}

async function run(db: QueryExecutorProvider, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const indexes: Record<Dialect, string[]> = {
  sqlite: [
    // It holds only the index of the keys: the keys themselves are read from the users.
    'drop table if exists user_keys',
    `create virtual table user_keys using fts5(search_key, content = 'users', content_rowid = 'uid', tokenize = 'trigram case_sensitive 1')`,
    `create trigger users_keyed after insert on users begin
      insert into user_keys (rowid, search_key) values (new.uid, new.search_key);
    end`,
    `create trigger users_rekeyed after update of uid, search_key on users begin
      insert into user_keys (user_keys, rowid, search_key) values ('delete', old.uid, old.search_key);
      insert into user_keys (rowid, search_key) values (new.uid, new.search_key);
    end`,
    `create trigger users_unkeyed after delete on users begin
      insert into user_keys (user_keys, rowid, search_key) values ('delete', old.uid, old.search_key);
    end`,
    `insert into user_keys (user_keys) values ('rebuild')`,
  ],
  // A server may not have the extension or not allow it: without the index the same search takes longer.
  postgres: [
    `do $$ begin
      create index users_key_parts on users using gin (search_key gin_trgm_ops);
    exception when others then
      raise notice 'People are searched without an index: %', sqlerrm;
    end $$`,
  ],
}

/** The erasure of a person empties the words of an entry; everything else of the ledger never changes. */
const isErasure = `new.reason = '' and new.key = 'erased:' || new.id`
const numbers =
  'id uid kind amount balance_after shortfall at actor rule rules_revision event_id order_id reverses'.split(' ')
const refusal = 'The book of points is append only.'

const ledger: Record<Dialect, string[]> = {
  sqlite: [
    'drop trigger point_entries_no_update',
    `create trigger point_entries_no_update before update on point_entries
      when not (${isErasure} and ${numbers.map((column) => `new.${column} is old.${column}`).join(' and ')}) begin
      select raise(abort, '${refusal}');
    end`,
  ],
  postgres: [
    `create or replace function point_entries_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if ${isErasure} and to_jsonb(new) - 'reason' - 'key' = to_jsonb(old) - 'reason' - 'key' then return new; end if;
      end if;
      raise exception '${refusal}';
    end $$`,
    'drop trigger point_entries_append_only on point_entries',
    'create trigger point_entries_append_only before update or delete on point_entries for each row execute function point_entries_stay()',
  ],
}
