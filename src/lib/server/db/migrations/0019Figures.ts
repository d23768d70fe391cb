import { type QueryExecutorProvider, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Indexes for the figures of the overview, the counts of the product list and the search for people by name. */
export async function figures(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const statements = [
    // With the amount it also serves the sums of a day by kind.
    'create index point_entries_kind_sums on point_entries (kind, at, id, amount)',
    'drop index point_entries_kind_time',
    'create index users_by_name on users (full_name, uid)',
    // Most products are always visible: only these are compared with the time.
    `create index products_timed on products (status, visible_from, visible_until, purchasable_from, purchasable_until, type, category_tid)
      where visible_from is not null or visible_until is not null or purchasable_from is not null or purchasable_until is not null`,
    ...indexes[dialect],
  ]
  if (dialect === 'sqlite') await keepStatistics(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Without them the planner takes the new index for one that finds few rows. They exist only after `analyze`. */
async function keepStatistics(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'sqlite_stat1'`.execute(db)
  if (rows.length === 0) return
  await sql`insert into sqlite_stat1 (tbl, idx, stat) select tbl, 'point_entries_kind_sums', stat || ' 1'
    from sqlite_stat1 where idx = 'point_entries_kind_time'`.execute(db)
}

const indexes: Record<Dialect, string[]> = {
  sqlite: [
    // On PostgreSQL an indexed number of pieces would make every purchase write to all indexes of its slot.
    'create index stock_slots_pieces on stock_slots (product_id, slot, pieces)',
    // It holds only the index of the names: the names themselves are read from the users.
    'drop table if exists user_names',
    `create virtual table user_names using fts5(full_name, content = 'users', content_rowid = 'uid', tokenize = 'trigram')`,
    `create trigger users_named after insert on users begin
      insert into user_names (rowid, full_name) values (new.uid, new.full_name);
    end`,
    `create trigger users_renamed after update of uid, full_name on users begin
      insert into user_names (user_names, rowid, full_name) values ('delete', old.uid, old.full_name);
      insert into user_names (rowid, full_name) values (new.uid, new.full_name);
    end`,
    `create trigger users_unnamed after delete on users begin
      insert into user_names (user_names, rowid, full_name) values ('delete', old.uid, old.full_name);
    end`,
    `insert into user_names (user_names) values ('rebuild')`,
  ],
  // A server may not have the extension or not allow it: without the index the same search takes longer.
  postgres: [
    `do $$ begin
      create extension if not exists pg_trgm;
      create index users_name_parts on users using gin (lower(full_name) gin_trgm_ops, full_name gin_trgm_ops);
    exception when others then
      raise notice 'Names are searched without an index: %', sqlerrm;
    end $$`,
  ],
}
