import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** People, trainings, storefronts, settings and sign-in: the first tables. */
export async function frontDoor(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial, sortKey } = columnTypes(dialect)
  const statements = [
    `create table settings (name text primary key, value text not null, revision integer not null default 1, changed text not null)`,
    `create table languages (langcode text primary key, direction integer not null check (direction in (0, 1)), weight integer not null, enabled integer not null check (enabled in (0, 1)))`,
    `create table translation_overrides (langcode text not null references languages (langcode), source text not null, translation text not null, primary key (langcode, source))`,

    `create table organizations (id ${serial}, name text not null unique)`,
    `create table vocabularies (id ${serial}, machine_name text not null unique, name text not null, translations text not null default '{}')`,
    `create table terms (tid ${serial}, vocabulary_id integer not null references vocabularies (id), parent_tid integer references terms (tid), name text not null, weight integer not null default 0, translations text not null default '{}')`,
    `create unique index terms_name on terms (vocabulary_id, coalesce(parent_tid, 0), name)`,
    `create index terms_parent on terms (parent_tid)`,

    `create table users (
      uid ${serial}, name text not null, name_key text not null unique, mail text not null, mail_key text not null unique,
      first_name text not null, last_name text not null, full_name text not null, avatar text, language text, timezone text, country text,
      title_tid integer references terms (tid), status text not null check (status in ('active', 'blocked')), password_hash text,
      profile text not null default '{}', created text not null, last_login text)`,
    `create table user_roles (uid integer not null references users (uid) on delete cascade, role text not null, primary key (uid, role))`,
    `create table role_access (role text not null, access text not null, primary key (role, access))`,
    `create table user_organizations (uid integer not null references users (uid) on delete cascade, organization_id integer not null references organizations (id), primary key (uid, organization_id))`,
    `create index user_organizations_organization on user_organizations (organization_id)`,
    `create table sessions (token_hash text primary key, uid integer not null references users (uid) on delete cascade, created text not null, last_seen text not null, expires text not null)`,
    `create index sessions_uid on sessions (uid)`,
    `create index sessions_expires on sessions (expires)`,
    `create table password_resets (token_hash text primary key, uid integer not null references users (uid) on delete cascade, created text not null, expires text not null, used text)`,
    `create table throttles (key text primary key, hits integer not null check (hits >= 0), window_start text not null)`,
    `create table idempotency_keys (uid integer not null, key text not null, body_hash text not null, status integer not null, answer text not null, created text not null, primary key (uid, key))`,
    `create table wallets (uid integer primary key references users (uid) on delete cascade, points integer not null default 0 check (points >= 0), lifetime_earned integer not null default 0 check (lifetime_earned >= 0))`,

    `create table trainings (
      id ${serial}, external_id text unique, title text not null check (title <> ''), title_key ${sortKey} not null default '', summary text not null, description text not null,
      type text not null check (type in ('course', 'webinar', 'session', 'document', 'video')), language text not null, provider text not null,
      duration_minutes integer check (duration_minutes > 0), price_amount integer check (price_amount > 0), price_currency text, cover text, url text not null,
      completion text not null check (completion in ('self', 'external')), published integer not null check (published in (0, 1)), created text not null, changed text not null,
      popularity integer not null default 0, next_session_at text, translations text not null default '{}', notes text not null default '',
      changed_at integer not null default 0, check ((price_amount is null) = (price_currency is null)))`,
    `create index trainings_created on trainings (created, id)`,
    `create index trainings_popularity on trainings (popularity, id)`,
    `create index trainings_changed_at on trainings (changed_at)`,
    `create index trainings_next_session on trainings (next_session_at)`,
    `create table training_titles (training_id integer not null references trainings (id) on delete cascade, langcode text not null, title_key ${sortKey} not null, primary key (training_id, langcode))`,
    `create table training_terms (training_id integer not null references trainings (id) on delete cascade, tid integer not null references terms (tid), primary key (training_id, tid))`,
    `create index training_terms_tid on training_terms (tid, training_id)`,
    `create table training_organizations (training_id integer not null references trainings (id) on delete cascade, organization_id integer not null references organizations (id), primary key (training_id, organization_id))`,
    `create index training_organizations_organization on training_organizations (organization_id)`,
    `create table enrolments (
      id ${serial}, uid integer not null references users (uid) on delete cascade, training_id integer not null references trainings (id) on delete cascade,
      state text not null check (state in ('enrolled', 'in_progress', 'completed', 'withdrawn')), enrolled_at text not null,
      started_at text, completed_at text, withdrawn_at text, unique (uid, training_id), check ((state = 'completed') = (completed_at is not null)))`,
    `create index enrolments_training on enrolments (training_id, enrolled_at)`,

    `create table storefronts (id ${serial}, type text not null unique check (type in ('registered', 'unregistered')), enabled integer not null default 1, language text not null default 'en', revision integer not null default 1, restrictions text not null default '[]')`,
    `create table storefront_sections (
      id ${serial}, storefront_id integer not null references storefronts (id) on delete cascade, type text not null, weight integer not null, hidden integer not null default 0 check (hidden in (0, 1)),
      visible_from text, visible_until text, content text not null, settings text not null, appearance text not null, restrictions text not null)`,
    `create index storefront_sections_order on storefront_sections (storefront_id, weight)`,

    `create table cache_clock (id integer primary key check (id = 1), value integer not null)`,
    `insert into cache_clock (id, value) values (1, 1)`,
    `create table cache_tags (tag text primary key, changed_at integer not null)`,
    `create index cache_tags_changed_at on cache_tags (changed_at)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
