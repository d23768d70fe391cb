import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** The ledger of points, the events that fill it, and the shop. */
export async function points(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial, bigSerial, bigInt } = columnTypes(dialect)
  const statements = [
    `create table schedules (
      id ${serial}, name text not null, description text not null default '', status text not null check (status in ('draft', 'active', 'archived')),
      is_default integer not null default 0 check (is_default in (0, 1)), version integer not null default 1, revision integer not null default 1, created text not null, changed text not null,
      check (is_default = 0 or status = 'active'))`,
    `create unique index schedules_default on schedules (is_default) where is_default = 1`,
    `create table schedule_versions (
      id ${serial}, schedule_id integer not null references schedules (id), version integer not null, terms text not null, created text not null, unique (schedule_id, version))`,

    `alter table wallets add column pending integer not null default 0 check (pending >= 0)`,
    `alter table wallets add column spent integer not null default 0 check (spent >= 0)`,
    `alter table wallets add column expired integer not null default 0 check (expired >= 0)`,
    `alter table wallets add column settled_at text not null default ''`,
    `alter table wallets add column next_change_at text`,
    `create index wallets_due on wallets (next_change_at, uid) where next_change_at is not null`,

    `create table learning_events (
      id ${bigSerial}, source text not null, external_id text not null, type text not null, uid integer references users (uid), training_id integer references trainings (id) on delete set null, object text not null default '',
      score integer check (score between 0 and 100), at text not null, received_at text not null, revokes text, revoked integer not null default 0 check (revoked in (0, 1)),
      rule text, points integer not null default 0 check (points >= 0), missed integer not null default 0 check (missed >= 0), outcome text not null default '{}', payload text, unique (source, external_id),
      check (uid is not null or type in ('awaited', 'revocation')))`,
    `create index learning_events_at on learning_events (at)`,
    `create index learning_events_uid on learning_events (uid, type, at)`,
    `create index learning_events_earned on learning_events (uid, at) where points > 0`,
    `create index learning_events_missed on learning_events (uid) where missed > 0`,
    `create index learning_events_revokes on learning_events (source, revokes) where revokes is not null`,

    `create table products (
      id ${serial}, type text not null check (type in ('physical', 'voucher', 'experience', 'training', 'donation')), status text not null check (status in ('draft', 'active', 'paused', 'archived')),
      title text not null check (title <> ''), summary text not null default '', description text not null default '', translations text not null default '{}', images text not null default '[]',
      category_tid integer references terms (tid), price integer not null check (price between 1 and 1000000), tracks_stock integer not null default 0 check (tracks_stock in (0, 1)), low_stock_at integer check (low_stock_at >= 0),
      limit_count integer check (limit_count > 0), limit_period text check (limit_period in ('day', 'week', 'month', 'year', 'lifetime')), max_per_order integer check (max_per_order > 0),
      visible_from text, visible_until text, purchasable_from text, purchasable_until text, restrictions text not null default '[]',
      fulfilment text not null check (fulfilment in ('instant', 'manual', 'approval')), cancel_policy text not null default 'until_approved' check (cancel_policy in ('never', 'until_approved', 'until_fulfilled')),
      instructions_after text not null default '', checkout_fields text not null default '[]', terms text not null default '', featured integer not null default 0 check (featured in (0, 1)), weight integer not null default 0,
      training_id integer references trainings (id), revision integer not null default 1, created text not null, changed text not null,
      check ((limit_count is null) = (limit_period is null)))`,
    `create index products_shelf on products (status, featured, weight, id)`,
    `create table stock_slots (product_id integer not null references products (id) on delete cascade, slot integer not null, pieces integer not null check (pieces >= 0), primary key (product_id, slot))`,

    `create table orders (
      id ${serial}, uid integer not null references users (uid), state text not null check (state in ('placed', 'pending_approval', 'approved', 'fulfilled', 'rejected', 'cancelled_by_user', 'cancelled_by_admin', 'returned')),
      total integer not null check (total > 0), fields text not null default '{}', reason text not null default '', placed_at text not null, changed_at text not null)`,
    `create index orders_uid on orders (uid, id)`,
    `create index orders_state on orders (state, id)`,
    `create table order_lines (
      id ${serial}, order_id integer not null references orders (id), product_id integer not null references products (id), uid integer not null references users (uid), quantity integer not null check (quantity > 0),
      points integer not null check (points > 0), snapshot text not null, placed_at text not null, released integer not null default 0 check (released in (0, 1)), unique (order_id, product_id))`,
    `create index order_lines_buyer on order_lines (uid, product_id, placed_at)`,
    `create table order_history (id ${serial}, order_id integer not null references orders (id), state text not null, actor integer references users (uid), reason text not null default '', at text not null)`,
    `create index order_history_order on order_history (order_id, id)`,
    `create table voucher_codes (
      id ${serial}, product_id integer not null references products (id) on delete cascade, code text not null, state text not null default 'free' check (state in ('free', 'issued', 'void')), order_line_id integer references order_lines (id),
      unique (product_id, code), check ((state = 'free') = (order_line_id is null)))`,
    `create index voucher_codes_free on voucher_codes (product_id, id) where state = 'free'`,
    `create index voucher_codes_line on voucher_codes (order_line_id) where order_line_id is not null`,
    `create table saving_goals (uid integer primary key references users (uid) on delete cascade, product_id integer not null references products (id) on delete cascade, since text not null, told_at text)`,
    `create table stock_wishes (uid integer not null references users (uid) on delete cascade, product_id integer not null references products (id) on delete cascade, since text not null, primary key (product_id, uid))`,
    `create index stock_wishes_uid on stock_wishes (uid)`,

    `create table point_entries (
      id ${bigSerial}, uid integer not null references users (uid), kind text not null check (kind in ('earn', 'manual_credit', 'manual_debit', 'purchase', 'refund', 'expire', 'clawback', 'import')),
      amount integer not null check (amount <> 0), balance_after integer not null check (balance_after >= 0), shortfall integer not null default 0 check (shortfall >= 0), at text not null, actor integer references users (uid),
      rule text, event_id ${bigInt} references learning_events (id), order_id integer references orders (id), reverses ${bigInt} references point_entries (id), reason text not null, key text not null unique,
      check ((kind in ('earn', 'manual_credit', 'refund', 'import')) = (amount > 0)))`,
    `create index point_entries_uid on point_entries (uid, id)`,
    `create index point_entries_order on point_entries (order_id) where order_id is not null`,
    `create index point_entries_event on point_entries (event_id) where event_id is not null`,
    `create index point_entries_rule on point_entries (uid, rule, at) where rule is not null`,
    `create index point_entries_reverses on point_entries (reverses) where reverses is not null`,
    `create table site_entries (entry_id ${bigInt} primary key references point_entries (id), account text not null check (account in ('issued', 'redeemed', 'expired')), amount integer not null check (amount <> 0))`,
    `create table lots (
      id ${bigSerial}, uid integer not null references users (uid), entry_id ${bigInt} not null unique references point_entries (id), amount integer not null check (amount > 0), remaining integer not null check (remaining between 0 and amount),
      earned_at text not null, available_at text not null, expires_on text, expires_at text, schedule_version integer references schedule_versions (id), check ((expires_on is null) = (expires_at is null)))`,
    `create index lots_schedule on lots (schedule_version)`,
    `create index lots_open on lots (uid, expires_at, earned_at, id) where remaining > 0`,
    `create table lot_moves (entry_id ${bigInt} not null references point_entries (id), lot_id ${bigInt} not null references lots (id), amount integer not null check (amount <> 0), primary key (entry_id, lot_id))`,
    `create index lot_moves_lot on lot_moves (lot_id)`,

    `create table boards (id ${serial}, period text not null check (period in ('week', 'month', 'quarter', 'year', 'all')), start text not null, organization_id integer references organizations (id), frozen_at text)`,
    `create unique index boards_of on boards (period, start, coalesce(organization_id, 0))`,
    `create table board_rows (board_id integer not null references boards (id), uid integer not null references users (uid) on delete cascade, points integer not null check (points >= 0), listed integer not null default 1 check (listed in (0, 1)), rank integer,
      tallied integer, primary key (board_id, uid))`,
    `create index board_rows_rank on board_rows (board_id, listed, points desc, uid)`,
    `create index board_rows_untallied on board_rows (board_id, points, tallied, listed) where tallied is distinct from case listed when 1 then points end`,
    `create table board_tallies (board_id integer not null references boards (id), width integer not null, bucket integer not null, people integer not null, primary key (board_id, width, bucket))`,
    `alter table users add column on_leaderboard integer not null default 1 check (on_leaderboard in (0, 1))`,

    `create table notices (id ${serial}, uid integer not null references users (uid) on delete cascade, type text not null, details text not null default '{}', key text not null unique, created text not null, read_at text,
      mail_due text, mail_tries integer not null default 0)`,
    `create index notices_uid on notices (uid, id)`,
    `create index notices_mail on notices (mail_due, id) where mail_due is not null`,
    `create table api_keys (id ${serial}, name text not null, secret_hash text not null unique, hint text not null, scopes text not null, created text not null, created_by integer references users (uid), last_used text, revoked text)`,
    `create table jobs (name text primary key, leased_by text, leased_until text, done_for text, progress text not null default '{}', changed text not null)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const table of ['point_entries', 'site_entries', 'lot_moves']) await appendOnly(db, dialect, table)
}

/** A reversing entry corrects a mistake in the ledger: the database itself refuses to change or delete an entry. */
async function appendOnly(db: QueryExecutorProvider, dialect: Dialect, table: string): Promise<void> {
  const refusal = 'The book of points is append only.'
  const statements =
    dialect === 'sqlite'
      ? ['update', 'delete'].map(
          (verb) =>
            `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${refusal}'); end`,
        )
      : [
          `create or replace function refuse_change() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
          `create trigger ${table}_append_only before update or delete on ${table} for each row execute function refuse_change()`,
        ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
