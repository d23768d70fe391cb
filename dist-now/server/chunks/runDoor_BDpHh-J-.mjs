import { a as openDatabase, i as createRealTime, r as carryOut, t as isDailyDue } from "./daily_BxXdnQnV.mjs";
import { n as columnTypes, r as dialectOf } from "./statement_BWdfYBP4.mjs";
import { n as HOUR_MS, r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { n as rememberedSite, r as siteTags, t as loadSite } from "./site_BfDJz-2f.mjs";
import { n as mailFailure, t as sendMail } from "./sendMail_C-9WXxfX.mjs";
import { r as widths, t as isUntallied } from "./tally_CVZq4rQF.mjs";
import { n as defaultGeneral } from "./defaults_iTkVCINz.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { t as notify } from "./notify_C--IB-n5.mjs";
import { n as findCurrentUser } from "./currentUser_BoFFE5-O.mjs";
import { b as textsIn, p as stockOf, x as textsOf, y as onShelfAmong } from "./snapshot_C6yd648q.mjs";
import { r as readerText } from "./readerText_CtbWXqot.mjs";
import { t as formatsFor } from "./format_C8jj6Q-c.mjs";
import { c as NOTICE_CHOICES_PATH, h as writeNotice } from "./notices_Dug_bUX9.mjs";
import { t as orderMails } from "./mails_BNpD6QeJ.mjs";
import { n as isKnown, t as etagOf } from "./etag_6G6BuCZI.mjs";
import { n as filmHosts } from "./registry_DyvED6SM.mjs";
import { t as BODY_BYTES } from "./body_BnCi5I5s.mjs";
import { t as packageFile } from "./packageFile_dOYWawgM.mjs";
import { n as LANGUAGE_COOKIE, r as disclaimerMark, t as DISCLAIMER_COOKIE } from "./visitorCookies_BGO7YjDt.mjs";
import { r as direction } from "./languages_DJQhyDQ0.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { t as callerOf } from "./network_Trw5Ye4a.mjs";
import "./paths_C2R0dYgq.mjs";
import { t as requestLanguage } from "./language_BpTWgtjf.mjs";
import { r as sessionCookieNames } from "./sessionCookie_BqUhwaJB.mjs";
import { t as createCacheClock } from "./clock_GzVc_P5Z.mjs";
import { t as lruCache } from "./lruCache_DYVXh-pG.mjs";
import { t as rememberedStorefronts } from "./storefront_BSACPTuE.mjs";
import { n as rememberedCatalogue } from "./catalogueFacts_DbRyt6nk.mjs";
import { t as readTexts } from "./texts_RA5CvOT8.mjs";
import { t as fold } from "./fold_XflPAaK4.mjs";
import { promisify } from "node:util";
import { hash, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { sql } from "kysely";
import { readFileSync } from "node:fs";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { BlockList, isIP, isIPv6 } from "node:net";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import cluster from "node:cluster";
import pino from "pino";
import { hostname } from "node:os";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import * as zlib from "node:zlib";
import { fileURLToPath } from "node:url";
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { createServer } from "node:http";
import MiniSearch from "minisearch";
// src/lib/server/config.ts
/** Addresses and networks, such as `10.0.0.0/8,2001:db8::7`. */
var Proxies = z.string().transform((list) => list.split(",").map((entry) => entry.trim())).pipe(z.array(z.union([
	z.ipv4(),
	z.ipv6(),
	z.cidrv4(),
	z.cidrv6()
])));
var Env = z.object({
	PORT: z.coerce.number().int().min(0).max(65535).default(4321),
	HOST: z.string().default("127.0.0.1"),
	DATABASE_URL: z.string().default(""),
	DATA_DIR: z.string().default("data"),
	SITE_URL: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
	WORKERS: z.coerce.number().int().min(1).max(64).default(1),
	PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
	TRUST_PROXY: z.union([z.stringbool(), Proxies]).default(false),
	METRICS_TOKEN: z.string().default(""),
	LOG_LEVEL: z.enum([
		"debug",
		"info",
		"warn",
		"error",
		"silent"
	]).default("info"),
	SMTP_URL: z.string().default(""),
	MAIL_FROM: z.string().default("Juniper <no-reply@localhost>"),
	DEMO: z.stringbool().default(false)
});
/**
* Reads the configuration.
* @throws Error that names every wrong variable at once
*/
function readConfig(env) {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== void 0 && value !== ""));
	const parsed = Env.safeParse(given);
	if (!parsed.success) {
		const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new Error(`The environment cannot be used:\n${problems.join("\n")}`);
	}
	const e = parsed.data;
	return {
		port: e.PORT,
		host: e.HOST,
		databaseUrl: e.DATABASE_URL || `sqlite:${e.DATA_DIR}/site.db`,
		dataDir: e.DATA_DIR,
		siteUrl: withoutEndSlashes(e.SITE_URL),
		workers: e.WORKERS,
		pageCacheBytes: e.PAGE_CACHE_MB * 2 ** 20,
		trustProxy: e.TRUST_PROXY,
		metricsToken: e.METRICS_TOKEN,
		logLevel: e.LOG_LEVEL,
		smtpUrl: e.SMTP_URL,
		mailFrom: e.MAIL_FROM,
		demo: e.DEMO
	};
}
function withoutEndSlashes(url) {
	return url.endsWith("/") ? withoutEndSlashes(url.slice(0, -1)) : url;
}
// src/lib/server/db/migrations/0001FrontDoor.ts
/** People, trainings, storefronts, settings and sign-in: the first tables. */
async function frontDoor(db, dialect) {
	const { serial, sortKey } = columnTypes(dialect);
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
		`create index cache_tags_changed_at on cache_tags (changed_at)`
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
}
// src/lib/server/db/migrations/0002Points.ts
/** The ledger of points, the events that fill it, and the shop. */
async function points(db, dialect) {
	const { serial, bigSerial, bigInt } = columnTypes(dialect);
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
		`create table jobs (name text primary key, leased_by text, leased_until text, done_for text, progress text not null default '{}', changed text not null)`
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
	for (const table of [
		"point_entries",
		"site_entries",
		"lot_moves"
	]) await appendOnly(db, dialect, table);
}
/** A reversing entry corrects a mistake in the ledger: the database itself refuses to change or delete an entry. */
async function appendOnly(db, dialect, table) {
	const refusal = "The book of points is append only.";
	const statements = dialect === "sqlite" ? ["update", "delete"].map((verb) => `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${refusal}'); end`) : [`create or replace function refuse_change() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`, `create trigger ${table}_append_only before update or delete on ${table} for each row execute function refuse_change()`];
	for (const statement of statements) await sql.raw(statement).execute(db);
}
// src/lib/server/db/migrations/0003Notices.ts
/** The notifications that users want, and the mails about orders that wait for staff. */
async function notices(db, dialect) {
	const { serial } = columnTypes(dialect);
	const statements = [
		`create table notice_choices (
      uid integer not null references users (uid) on delete cascade, type text not null, choice text not null check (choice in ('mail', 'list', 'off')), primary key (uid, type))`,
		`create table order_mails (
      id ${serial}, order_id integer not null references orders (id) on delete cascade, address text not null, mail_due text, mail_tries integer not null default 0, unique (order_id, address))`,
		`create index order_mails_due on order_mails (mail_due, id) where mail_due is not null`
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
}
// src/lib/server/db/migrations/0004Accounts.ts
/** Email addresses that wait for confirmation, and the browsers that signed in to an account before. */
async function accounts(db, _dialect) {
	for (const statement of [
		`create table pending_mails (
      uid integer primary key references users (uid) on delete cascade, mail text not null, mail_key text not null,
      token_hash text not null unique, created text not null, expires text not null)`,
		`create index pending_mails_mail_key on pending_mails (mail_key)`,
		`create table known_devices (
      token_hash text not null, uid integer not null references users (uid) on delete cascade, seen text not null, primary key (token_hash, uid))`,
		`create index known_devices_uid on known_devices (uid, seen)`
	]) await sql.raw(statement).execute(db);
}
// src/lib/server/db/migrations/0005Operations.ts
/** Indexes for lists, counts and deletions in tables that grow with the site. */
async function operations(db) {
	for (const statement of [
		"create index point_entries_kind on point_entries (kind, id)",
		"create index point_entries_at on point_entries (at)",
		"create index order_lines_product on order_lines (product_id, order_id)",
		"create index idempotency_keys_created on idempotency_keys (created)",
		"create index saving_goals_product on saving_goals (product_id)"
	]) await sql.raw(statement).execute(db);
}
// src/lib/server/db/migrations/0006Orders.ts
var STATES = `'free', 'held', 'issued', 'void'`;
/** A code that is held or issued belongs to an order line; a free one to none. */
var OWNED = `case state when 'free' then order_line_id is null when 'void' then true else order_line_id is not null end`;
/** The results of an order line, the codes of an order that waits, and the terms that a buyer accepted. */
async function orders(db, dialect) {
	const statements = [
		"alter table orders add column terms_accepted integer not null default 0 check (terms_accepted in (0, 1))",
		"alter table order_lines add column enrolled_at text",
		"alter table order_lines add column codes_shown integer not null default 0 check (codes_shown >= 0)",
		...dialect === "sqlite" ? newCodesTable(dialect) : newCodesRules,
		...noteWhatWasGiven(dialect),
		`update voucher_codes set state = 'free', order_line_id = null where state = 'void' and order_line_id in (
      select id from order_lines where codes_shown = 0)`,
		`update voucher_codes set state = 'held' where state = 'issued' and order_line_id in (
      select order_lines.id from order_lines join orders on orders.id = order_id where orders.state in ('placed', 'pending_approval'))`
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
}
var newCodesRules = [
	"alter table voucher_codes drop constraint voucher_codes_state_check",
	"alter table voucher_codes drop constraint voucher_codes_check",
	`alter table voucher_codes add constraint voucher_codes_state_check check (state in (${STATES}))`,
	`alter table voucher_codes add constraint voucher_codes_check check (${OWNED})`
];
/** SQLite cannot change the constraints of a column, so the table is made again. */
function newCodesTable(dialect) {
	const { serial } = columnTypes(dialect);
	return [
		`create table new_voucher_codes (
      id ${serial}, product_id integer not null references products (id) on delete cascade, code text not null, state text not null default 'free' check (state in (${STATES})), order_line_id integer references order_lines (id),
      unique (product_id, code), check (${OWNED}))`,
		"insert into new_voucher_codes (id, product_id, code, state, order_line_id) select id, product_id, code, state, order_line_id from voucher_codes",
		"drop table voucher_codes",
		"alter table new_voucher_codes rename to voucher_codes",
		`create index voucher_codes_free on voucher_codes (product_id, id) where state = 'free'`,
		"create index voucher_codes_line on voucher_codes (order_line_id) where order_line_id is not null"
	];
}
/** Earlier orders did not note this: an enrolment that began when the order was fulfilled came from it. */
function noteWhatWasGiven(dialect) {
	const training = dialect === "sqlite" ? `snapshot ->> 'training_id'` : `(snapshot::json ->> 'training_id')::int`;
	const handedOut = `from order_history where order_history.order_id = order_lines.order_id and order_history.state in ('approved', 'fulfilled')`;
	return [`update order_lines set enrolled_at = (
      select enrolments.enrolled_at from enrolments where enrolments.uid = order_lines.uid and enrolments.training_id = ${training} and enrolments.enrolled_at in (select at ${handedOut}))`, `update order_lines set codes_shown = (
      select count(*) from voucher_codes where order_line_id = order_lines.id and state in ('issued', 'void'))
      where exists (select 1 ${handedOut})`];
}
// src/lib/server/db/migrations/0007Points.ts
/** Every saved version of the earning rules, the version that gave an entry, and scores with their fractions. */
async function rulesVersions(db) {
	for (const statement of [
		`create table rules_versions (revision integer primary key, document text not null, saved_by integer references users (uid), saved_at text not null)`,
		`insert into rules_versions (revision, document, saved_by, saved_at)
      select revision, value, null, changed from settings where name = 'incentives_rules' and revision > 0`,
		`alter table point_entries add column rules_revision integer references rules_versions (revision)`,
		`alter table learning_events add column exact_score double precision`
	]) await sql.raw(statement).execute(db);
}
// src/lib/server/db/migrate.ts
/**
* Forward only, in this order; a released migration is never edited. This is a map because the build has no folder of
* migrations.
*/
var migrations = {
	"0001_front_door": frontDoor,
	"0002_points": points,
	"0003_notices": notices,
	"0004_accounts": accounts,
	"0005_operations": operations,
	"0006_orders": orders,
	"0007_points": rulesVersions
};
/** Any number that no other program on the same server is likely to lock. */
var LOCK = 7251094412;
/**
* Runs the missing migrations and returns their names. Several processes may start at once: everything happens in one
* transaction that has a lock.
*/
function migrate(db, now) {
	return db.transact((tx) => migrateTo(tx, db.dialect, void 0, now));
}
/**
* The same inside a transaction, for the migrations in `names` (undefined: all of them).
* @throws Error for a name that this version does not have
*/
async function migrateTo(tx, dialect, names, now) {
	if (dialect === "postgres") {
		for (const name of ["statement_timeout", "lock_timeout"]) await sql`set local ${sql.raw(name)} = 0`.execute(tx);
		await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
	}
	await sql`create table if not exists migrations (name text primary key, run_at text not null)`.execute(tx);
	const done = new Set(await migrationsRun(tx));
	const pending = (names ?? Object.keys(migrations)).filter((name) => !done.has(name));
	for (const name of pending) {
		const migration = migrations[name];
		if (!migration) throw new Error(`The migration ${name} comes from a newer version of this product.`);
		await migration(tx, dialect);
		await sql`insert into migrations (name, run_at) values (${name}, ${now.toISOString()})`.execute(tx);
	}
	return pending;
}
/** Whether all migrations of this program have run. */
async function isMigrated(db) {
	const done = new Set(await migrationsRun(db.reader));
	return Object.keys(migrations).every((name) => done.has(name));
}
/** The names of the migrations that ran on this database; none for an empty one. */
async function migrationsRun(reader) {
	if (!await hasMigrationsTable(reader)) return [];
	const { rows } = await sql`select name from migrations order by name`.execute(reader);
	return rows.map((row) => row.name);
}
async function hasMigrationsTable(reader) {
	const { rows } = dialectOf(reader) === "sqlite" ? await sql`select 1 from sqlite_master where name = 'migrations'`.execute(reader) : await sql`select 1 where to_regclass('migrations') is not null`.execute(reader);
	return rows.length > 0;
}
// src/lib/server/mail/sendMails.ts
/** Rows in one batch. */
var AT_ONCE = 200;
/** The pause after each failed attempt; after the last one the mail is given up. */
var PAUSES_MINUTES = [
	1,
	5,
	15,
	60,
	240,
	720,
	1440
];
/** After this many failures in a row, the run ends and leaves the mail server alone until the next run. */
var FAILURES = 3;
/** Whether a mail is due. */
async function isMailDue(reader, outboxes, now) {
	for (const outbox of outboxes) if ((await outbox(reader, now, 1)).length > 0) return true;
	return false;
}
/**
* Sends the mails that are due. A failed mail is tried again later, with growing pauses; a mail may be sent twice if
* the process dies right after sending it. Returns how many were sent.
*/
async function sendMails(office, outboxes, signal) {
	const { db, clock } = office;
	const site = await loadSite(db.reader);
	let sent = 0;
	let failures = 0;
	for (const outbox of outboxes) for (let due = await outbox(db.reader, clock(), AT_ONCE); due.length > 0;) {
		for (const mail of due) {
			signal?.throwIfAborted();
			const outcome = await send(office, site, mail);
			sent += outcome === "sent" ? 1 : 0;
			failures = outcome === "failed" ? failures + 1 : 0;
			if (failures >= FAILURES) return sent;
		}
		due = await outbox(db.reader, clock(), AT_ONCE);
	}
	return sent;
}
async function send(office, site, mail) {
	const { db, config, log, clock } = office;
	try {
		const letter = mail.write(site, originOf(config));
		if (letter) await sendMail(config, letter, clock());
		await db.transact((tx) => settle(tx, mail));
		return letter ? "sent" : "nothing";
	} catch (error) {
		log.warn({
			err: mailFailure(error),
			...nameOf(mail)
		}, "a mail could not be sent");
		await putOff(office, mail);
		return "failed";
	}
}
async function settle(tx, { table, rows }) {
	const ids = rows.map(({ id }) => id);
	await tx.updateTable(table).set({ mail_due: null }).where("id", "in", ids).execute();
}
async function putOff({ db, log, clock }, mail) {
	await db.transact(async (tx) => {
		for (const { id, mail_tries } of mail.rows) {
			const pause = PAUSES_MINUTES[mail_tries];
			if (pause === void 0) log.error(nameOf({
				...mail,
				rows: [{
					id,
					mail_tries
				}]
			}), "a mail was given up");
			const mail_due = pause === void 0 ? null : toInstant(new Date(clock().getTime() + pause * MINUTE_MS));
			await tx.updateTable(mail.table).set({
				mail_due,
				mail_tries: mail_tries + 1
			}).where("id", "=", id).execute();
		}
	});
}
/** The mail's name in the log, without addresses. */
function nameOf({ table, rows }) {
	return {
		table,
		rows: rows.map(({ id }) => id)
	};
}
/**
* The origin of links. There is no request to take it from: without SITE_URL, which production requires, links lead to
* this machine.
*/
function originOf({ siteUrl, host, port }) {
	return siteUrl || `http://${host}:${port}`;
}
// src/lib/server/points/boards/tallyBoards.ts
var ROWS_AT_ONCE = 500;
/**
* Counts the rows that changed since the last run, so that a rank can be found without counting everyone above it.
* Ranks are right without it, only slower. It may run at any time and on several nodes. Returns how many rows it
* counted.
*/
async function tallyBoards(db, { signal } = {}) {
	const boards = await db.reader.selectFrom("boards").select("id").where("frozen_at", "is", null).where(({ exists, selectFrom }) => exists(selectFrom("board_rows").select("uid").whereRef("board_rows.board_id", "=", "boards.id").where(isUntallied))).execute();
	let counted = 0;
	for (const { id } of boards) for (let some = ROWS_AT_ONCE; some === ROWS_AT_ONCE; counted += some) {
		signal?.throwIfAborted();
		some = await db.transact((tx) => tallySome(tx, id));
		await setImmediate$1();
	}
	return counted;
}
async function tallySome(tx, boardId) {
	if (!await tx.updateTable("boards").set({ frozen_at: null }).where("id", "=", boardId).where("frozen_at", "is", null).returning("id").executeTakeFirst()) return 0;
	const found = await tx.selectFrom("board_rows").select(["uid", "tallied"]).where("board_id", "=", boardId).where(isUntallied).limit(ROWS_AT_ONCE).execute();
	if (found.length === 0) return 0;
	const before = new Map(found.map(({ uid, tallied }) => [uid, tallied]));
	await move(tx, boardId, (await tx.updateTable("board_rows").set({ tallied: sql`case listed when 1 then points end` }).where("board_id", "=", boardId).where("uid", "in", [...before.keys()]).returning(["uid", "tallied"]).execute()).map(({ uid, tallied }) => ({
		from: before.get(uid) ?? null,
		to: tallied
	})));
	return found.length;
}
/** Moves people from their old buckets to their new ones. */
async function move(tx, boardId, moves) {
	const changed = widths.flatMap((width) => {
		const changes = /* @__PURE__ */ new Map();
		const change = (points, by) => {
			if (points === null) return;
			const bucket = Math.floor(points / width);
			changes.set(bucket, (changes.get(bucket) ?? 0) + by);
		};
		for (const { from, to } of moves) {
			change(from, -1);
			change(to, 1);
		}
		return [...changes].map(([bucket, people]) => ({
			board_id: boardId,
			width,
			bucket,
			people
		}));
	}).filter(({ people }) => people !== 0);
	if (changed.length === 0) return;
	await tx.insertInto("board_tallies").values(changed).onConflict((held) => held.columns([
		"board_id",
		"width",
		"bucket"
	]).doUpdateSet((eb) => ({ people: eb("board_tallies.people", "+", eb.ref("excluded.people")) }))).execute();
}
// src/lib/server/shop/wishes/notifyAboutProduct.ts
/**
* Notifies a user about a product, if the user can sign in and can see the product in the shop. `settle` records the
* result in the same transaction. Returns whether the notification is new.
*/
async function notifyAboutProduct(db, { uid, productId, type, since }, { now, ...locale }, settle) {
	const user = await findCurrentUser(db.reader, uid);
	const visit = user && {
		user,
		language: user.language ?? locale.siteLanguage,
		now,
		...locale
	};
	const [product] = visit ? await onShelfAmong(db.reader, visit, [productId]) : [];
	return db.transact(async (tx) => {
		if (!visit || !product) {
			await settle(tx, false);
			return false;
		}
		const { title } = textsIn(textsOf(product, visit), visit);
		await settle(tx, true);
		return notify(tx, {
			uid,
			type,
			details: {
				product: productId,
				title
			},
			key: `${type}:${productId}:${uid}:${since}`
		}, now);
	});
}
// src/lib/server/shop/wishes/purchasableNow.ts
/** Returns the products that are on sale and in stock at a moment (UTC text). It does not check any buyer. */
async function purchasableNow(reader, productIds, at) {
	if (productIds.length === 0) return [];
	const products = await reader.selectFrom("products").select([
		"id",
		"type",
		"tracks_stock"
	]).where("id", "in", productIds).where("status", "=", "active").where((eb) => eb.or([eb("purchasable_from", "is", null), eb("purchasable_from", "<=", at)])).where((eb) => eb.or([eb("purchasable_until", "is", null), eb("purchasable_until", ">", at)])).execute();
	const stock = await stockOf(reader, products, { upTo: 1 });
	return products.map(({ id }) => id).filter((id) => stock.get(id) !== 0);
}
// src/lib/server/shop/wishes/notifySavers.ts
/** Goals per query, so that no query takes long. */
var BATCH$1 = 1e3;
/** Notifies every learner who can now afford and buy their goal. Returns the number of new notifications. */
async function notifySavers({ db, clock, signal }, locale) {
	let notified = 0;
	for (let goals = await goalsToCheck(db.reader, 0); goals.length > 0;) {
		const ids = [...new Set(goals.map(({ product_id }) => product_id))];
		const purchasable = new Set(await purchasableNow(db.reader, ids, toInstant(clock())));
		for (const { uid, product_id: productId, since, price } of goals) {
			signal?.throwIfAborted();
			if (!purchasable.has(productId) || await balanceOf(db.reader, uid, clock()) < price) continue;
			const now = clock();
			const isNew = await notifyAboutProduct(db, {
				uid,
				productId,
				type: "goal_affordable",
				since
			}, {
				...locale,
				now
			}, async (tx, isNotified) => {
				if (!isNotified) return;
				await tx.updateTable("saving_goals").set({ told_at: toInstant(now) }).where("uid", "=", uid).execute();
			});
			notified += isNew ? 1 : 0;
		}
		goals = await goalsToCheck(db.reader, goals.at(-1)?.uid ?? Number.MAX_SAFE_INTEGER);
	}
	return notified;
}
/**
* Goals that the stored wallet may afford. Pending points count here, because they may have become available since the
* wallet was last opened. `balanceOf` then decides.
*/
function goalsToCheck(reader, afterUid) {
	return reader.selectFrom("saving_goals").innerJoin("products", "products.id", "saving_goals.product_id").innerJoin("wallets", "wallets.uid", "saving_goals.uid").select([
		"saving_goals.uid",
		"product_id",
		"since",
		"products.price"
	]).where("told_at", "is", null).where("products.status", "=", "active").where((eb) => eb(eb("wallets.points", "+", eb.ref("wallets.pending")), ">=", eb.ref("products.price"))).where("saving_goals.uid", ">", afterUid).orderBy("saving_goals.uid").limit(BATCH$1).execute();
}
// src/lib/server/shop/wishes/notifyWishers.ts
var BATCH = 200;
/** Notifies every learner who waits for a product that is back in stock, the oldest wish first. */
async function notifyWishers({ db, clock, signal }, locale) {
	let notified = 0;
	for (const productId of await wishedProducts(db.reader, clock())) for (let wishers = await wishersOf(db.reader, productId); wishers.length > 0;) {
		for (const { uid, since } of wishers) {
			signal?.throwIfAborted();
			const isNew = await notifyAboutProduct(db, {
				uid,
				productId,
				type: "back_in_stock",
				since
			}, {
				...locale,
				now: clock()
			}, async (tx) => {
				await tx.deleteFrom("stock_wishes").where("uid", "=", uid).where("product_id", "=", productId).execute();
			});
			notified += isNew ? 1 : 0;
		}
		wishers = await wishersOf(db.reader, productId);
	}
	return notified;
}
async function wishedProducts(reader, now) {
	return purchasableNow(reader, (await reader.selectFrom("stock_wishes").select("product_id").distinct().execute()).map(({ product_id }) => product_id), toInstant(now));
}
function wishersOf(reader, productId) {
	return reader.selectFrom("stock_wishes").select(["uid", "since"]).where("product_id", "=", productId).orderBy("since").orderBy("uid").limit(BATCH).execute();
}
// src/lib/server/shop/wishes/notifyWaiting.ts
/**
* Notifies learners that a product is back in stock, or that they can afford their goal. Each learner is notified once,
* even if several servers run this at the same time. It is a job of its own, so that purchases and awards stay fast when
* many learners wait. Returns the number of new notifications.
*/
async function notifyWaiting(job) {
	const locale = await siteLocaleOf(job.db.reader);
	return await notifyWishers(job, locale) + await notifySavers(job, locale);
}
var General = z.object({
	default_language: z.string().default(defaultGeneral.default_language),
	timezone: z.string().default(defaultGeneral.timezone)
});
async function siteLocaleOf(reader) {
	const row = await reader.selectFrom("settings").select("value").where("name", "=", "general").executeTakeFirst();
	const { default_language: siteLanguage, timezone: timeZone } = General.parse(JSON.parse(row?.value ?? "{}"));
	return {
		siteLanguage,
		timeZone
	};
}
// src/lib/server/jobs/runInThread.ts
/** A small young generation is enough, because the objects of a job are short-lived. */
var YOUNG_MIB = 8;
/** A batch takes far less time. A thread that still runs after this is terminated, and its transaction rolls back. */
var END_WITHIN_MS = 5e3;
/**
* Runs a job in a thread of its own that ends with the job. SQLite blocks the calling thread, and checking ten million
* entries would block every page for half a minute.
* @param signal aborted when the process shuts down: the job stops after the current batch
* @throws the error of the job
*/
async function runInThread(assignment, log, signal) {
	signal.throwIfAborted();
	const thread = new Worker(new URL("../thread.mjs", import.meta.url), {
		workerData: assignment,
		resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB }
	});
	thread.on("message", ({ level, facts, message }) => log[level](facts, message));
	const end = () => {
		thread.postMessage("end");
		setTimeout(() => void thread.terminate(), END_WITHIN_MS).unref();
	};
	signal.addEventListener("abort", end);
	try {
		await once(thread, "exit");
	} finally {
		signal.removeEventListener("abort", end);
	}
}
// src/lib/server/notices/noticeMails.ts
/** The mails about notices: the notices of one user and kind share one letter. */
async function noticeMails(reader, now, limit) {
	const due = await dueNotices(reader, now, limit);
	return [...Map.groupBy(due, ({ uid, type }) => `${uid} ${type}`).values()].map((rows) => ({
		table: "notices",
		rows,
		write: (site, origin) => noticeLetter(site, rows, origin)
	}));
}
function dueNotices(reader, now, limit) {
	return reader.selectFrom("notices").innerJoin("users", "users.uid", "notices.uid").leftJoin("notice_choices as chosen", (join) => join.onRef("chosen.uid", "=", "notices.uid").onRef("chosen.type", "=", "notices.type")).select([
		"notices.id",
		"notices.uid",
		"notices.type",
		"notices.details",
		"notices.mail_tries",
		"chosen.choice"
	]).select([
		"users.full_name",
		"users.mail",
		"users.language",
		"users.timezone",
		"users.status"
	]).where("notices.mail_due", "<=", toInstant(now)).orderBy("notices.mail_due").orderBy("notices.id").limit(limit).execute();
}
/**
* The letter about a user's notices of one kind, in the user's language. `undefined` if there is nothing to send: the
* account is blocked, its owner does not want such mails, or this version of the site does not know the kind.
*/
function noticeLetter({ general, translator }, notices, origin) {
	const [to] = notices;
	if (to?.status !== "active" || (to.choice ?? "mail") !== "mail") return void 0;
	const language = to.language ?? general.default_language;
	const t = translator(language);
	const timeZone = to.timezone ?? general.timezone;
	const format = formatsFor({
		lang: language,
		timeZone,
		patterns: general.date_time_formats
	});
	const written = notices.map(({ type, details }) => writeNotice(type, JSON.parse(details), {
		t,
		format
	})).filter((notice) => notice !== void 0);
	const mail = written[0]?.mail;
	if (!mail) return void 0;
	const site = readerText(general.site_name, {
		language,
		siteLanguage: general.default_language
	});
	const links = [...new Set(written.map(({ href }) => href))];
	return {
		to: {
			name: to.full_name,
			mail: to.mail
		},
		language,
		subject: t("{{subject}} ({{site}})", {
			subject: t(mail.subject),
			site
		}),
		parts: [
			t("Hello {{name}},", { name: to.full_name }),
			...written.map(({ message }) => message),
			...links.map((href) => ({
				label: t(mail.link),
				href: origin + href
			})),
			{
				label: t("Notification settings"),
				href: `${origin}${NOTICE_CHOICES_PATH}`
			}
		]
	};
}
// src/lib/server/jobs/outboxes.ts
/** All outboxes of mails. A new reason to send mails is one more member here. */
var outboxes = [noticeMails, orderMails];
// src/lib/server/jobs/runJobs.ts
/** The first run waits until the site has started. */
var AFTER_START_MS = 3e3;
/** A failed job waits, because the cause may last a while. */
var AFTER_FAILURE_MS = 10 * MINUTE_MS;
/**
* Checks every minute, and soon after the start, whether the daily job or a mail is due, and recounts every hour, in
* the leading process. Of several nodes on one database only one at a time runs each job. Returns a function that stops
* the jobs.
*/
function runJobs(config, log) {
	const db = openDatabase(config.databaseUrl, {
		poolSize: 2,
		patience: "working"
	});
	const time = createRealTime(db);
	const end = new AbortController();
	const works = {
		db,
		config,
		log,
		holder: `${hostname()}:${process.pid}:${randomUUID()}`,
		clock: () => time.now(),
		signal: end.signal
	};
	const minutely = [
		createTurns(() => runDailyWhenDue(works), "the daily job failed", works),
		createTurns(() => runMails(works), "sending mails failed", works),
		createTurns(() => notifyWaiting(works), "notifying learners who wait failed", works),
		createTurns(() => tallyBoards(db, { signal: end.signal }), "counting the boards failed", works)
	];
	const hourly = createTurns(() => runLongJob(works, "counting"), "counting failed", works);
	const look = async () => {
		await time.sync();
		if (end.signal.aborted) return;
		for (const job of minutely) job.look();
	};
	const timers = [
		setTimeout(look, AFTER_START_MS),
		setInterval(look, MINUTE_MS),
		setInterval(() => hourly.look(), HOUR_MS)
	];
	for (const timer of timers) timer.unref();
	return async () => {
		for (const timer of timers) clearTimeout(timer);
		end.abort(/* @__PURE__ */ new Error("The process ends."));
		await Promise.all([...minutely, hourly].map((job) => job.idle()));
		await db.close();
	};
}
/** Runs one turn after the other, with a pause after a failure. */
function createTurns(run, failure, { log, clock, signal }) {
	let working;
	let restsUntil = 0;
	async function turn() {
		try {
			await run();
		} catch (error) {
			if (signal?.aborted) return;
			restsUntil = clock().getTime() + AFTER_FAILURE_MS;
			log.error({ err: error }, failure);
		} finally {
			working = void 0;
		}
	}
	return {
		look() {
			if (clock().getTime() >= restsUntil) working ??= turn();
		},
		async idle() {
			await working;
		}
	};
}
async function runDailyWhenDue(works) {
	if (await isDailyDue(works.db.reader, works.clock())) await runLongJob(works, "daily");
}
function runLongJob({ config, holder, log, signal }, job) {
	return runInThread({
		job,
		databaseUrl: config.databaseUrl,
		holder
	}, log, signal);
}
/** Mails are sent soon after their reason is committed: each check is a turn of its own. */
async function runMails(works) {
	const { db, clock } = works;
	if (!await isMailDue(db.reader, outboxes, clock())) return;
	await carryOut(db, {
		name: "mails",
		...works
	}, clock().toISOString(), async ({ signal }) => {
		await sendMails(works, outboxes, signal);
	});
}
// src/lib/server/door/process/log.ts
var FLUSH_MS = 500;
var BATCH_CHARACTERS = 32768;
/**
* Opens the log: JSON lines on the standard output. They are written in the background and in groups, at least every
* half second and before the process ends.
*/
function openLog({ logLevel }) {
	const output = pino.destination({
		sync: false,
		minLength: BATCH_CHARACTERS,
		maxWrite: 2 * BATCH_CHARACTERS
	});
	const log = pino({
		level: logLevel,
		base: null,
		redact: ["req.headers.cookie", "req.headers.authorization"]
	}, output);
	const notesRequests = log.isLevelEnabled("info");
	let lines = "";
	function hand() {
		if (lines) output.write(lines);
		lines = "";
	}
	function flush() {
		hand();
		output.flush();
	}
	setInterval(flush, FLUSH_MS).unref();
	process.on("exit", () => {
		hand();
		output.flushSync();
	});
	return {
		log,
		noteRequest(entry) {
			if (!notesRequests) return;
			lines += requestLine(entry);
			if (lines.length >= BATCH_CHARACTERS) hand();
		},
		flush
	};
}
/**
* The line that `log.info(entry, 'request')` would write. It is built by hand, because each cached page has a line too,
* and pino took a third of the time that it takes to send one.
*/
function requestLine({ id, method, path, status, ms, bytes, cache }) {
	const time = Date.now();
	const rounded = Math.round(ms * 100) / 100;
	return `{"level":30,"time":${time},"id":"${id}","method":"${method}","path":${quoted(path)},"status":${status},"ms":${rounded},"bytes":${bytes},"cache":"${cache}","msg":"request"}\n`;
}
var plain = /^[\w/.~%-]*$/;
function quoted(text) {
	return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
// src/lib/server/door/process/signals.ts
/** After SIGTERM a load balancer has this long to notice `/readyz` before new connections are refused. */
var DRAIN_MS = 1e3;
/** Prints the site's address on the standard output at every log level. With PORT=0 it is not known otherwise. */
function announce({ host }, port) {
	const name = host.includes(":") ? `[${host}]` : host;
	const line = {
		level: 30,
		time: Date.now(),
		msg: "listening",
		port,
		url: `http://${name}:${port}`
	};
	process.stdout.write(`${JSON.stringify(line)}\n`);
}
/**
* Calls `stop` once, at the first SIGTERM or SIGINT, or when the leading process of this worker ends. A second Ctrl+C
* means that the user does not want to wait.
*/
function onStopSignal(stop) {
	let stopping = false;
	function begin(drainMs) {
		if (stopping) return;
		stopping = true;
		stop({ drainMs });
	}
	process.on("SIGTERM", () => begin(DRAIN_MS));
	process.on("SIGINT", () => {
		if (stopping) process.exit(130);
		begin(0);
	});
	process.on("disconnect", () => begin(0));
}
// src/lib/server/door/http/contentTypes.ts
var byExtension = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".gif": "image/gif",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".mp4": "video/mp4",
	".otf": "font/otf",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml; charset=utf-8",
	".ttf": "font/ttf",
	".txt": "text/plain; charset=utf-8",
	".vtt": "text/vtt; charset=utf-8",
	".webm": "video/webm",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".webp": "image/webp",
	".woff": "font/woff",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8"
};
/** The content type for a file name. Browsers download a file without one. */
function contentTypeOf(name) {
	return byExtension[extname(name).toLowerCase()] ?? "application/octet-stream";
}
var brotli = promisify(zlib.brotliCompress);
var unbrotli = promisify(zlib.brotliDecompress);
var gzip = promisify(zlib.gzip);
var gunzip = promisify(zlib.gunzip);
var { BROTLI_DEFAULT_WINDOW, BROTLI_MIN_WINDOW_BITS, BROTLI_MODE_TEXT, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
var quality = {
	br: {
		quick: 4,
		best: 11
	},
	gzip: {
		quick: 5,
		best: 9
	}
};
/** Compresses text off the main thread. */
function compress(bytes, encoding, effort) {
	switch (encoding) {
		case "br": return fromDesk(bytes, (text) => brotli(text, { params: {
			[BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
			[BROTLI_PARAM_QUALITY]: quality.br[effort],
			[BROTLI_PARAM_SIZE_HINT]: text.length,
			[BROTLI_PARAM_LGWIN]: windowFor(text)
		} }));
		case "gzip": return fromDesk(bytes, (text) => gzip(text, { level: quality.gzip[effort] }));
		case "identity": return Promise.resolve(bytes);
	}
}
/** Larger texts are rare and do not use a desk. */
var DESK_BYTES = 262144;
/** The number of texts that are compressed at once, one for each thread. More would only use memory. */
var DESKS = 4;
var free = [];
var waiting = [];
var desks = 0;
/**
* Lends `text` a buffer that is used again and again. Each compressor keeps its input until the next full garbage
* collection, long after it is done. With separate buffers, pages took tens of megabytes within a second.
*/
async function fromDesk(text, use) {
	if (text.length > DESK_BYTES) return use(text);
	const desk = await freeDesk();
	try {
		text.copy(desk);
		return await use(desk.subarray(0, text.length));
	} finally {
		const next = waiting.shift();
		if (next) next(desk);
		else free.push(desk);
	}
}
function freeDesk() {
	const desk = free.pop();
	if (desk) return desk;
	if (desks === DESKS) return new Promise((resolve) => waiting.push(resolve));
	desks += 1;
	return Buffer.allocUnsafeSlow(DESK_BYTES);
}
/** Brotli's window for a text: 2 to this power. It is no larger than the text needs, and 4 MiB at most. */
function windowFor({ length }) {
	return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))));
}
/** Returns the text that was given to `compress`. */
function expand(bytes, encoding) {
	switch (encoding) {
		case "br": return unbrotli(bytes);
		case "gzip": return gunzip(bytes);
		case "identity": return Promise.resolve(bytes);
	}
}
/** Whether compression saves anything for this type (pictures and fonts are already compressed). */
function isCompressible(contentType) {
	return /^text\/|^image\/svg|[/+](?:json|xml|javascript)\b/.test(contentType);
}
var known$1 = /* @__PURE__ */ new Map();
var KNOWN_HEADERS = 100;
var LONGEST_KNOWN = 100;
/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
function acceptedEncoding(header) {
	if (header === void 0) return "identity";
	const remembered = known$1.get(header);
	if (remembered) return remembered;
	const encoding = choose(header);
	if (header.length <= LONGEST_KNOWN && known$1.size < KNOWN_HEADERS) known$1.set(header, encoding);
	return encoding;
}
function choose(header) {
	const weights = /* @__PURE__ */ new Map();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
		const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
		weights.set(name, weight === void 0 ? 1 : Number(weight) || 0);
	}
	const others = weights.get("*") ?? 0;
	const br = weights.get("br") ?? others;
	const gzip = weights.get("gzip") ?? weights.get("x-gzip") ?? others;
	if (br > 0 && br >= gzip) return "br";
	return gzip > 0 ? "gzip" : "identity";
}
// src/lib/server/door/adapter/precompress.ts
/** The suffix of each compressed copy. The copy is beside the original file, where the door's assets look for it. */
var compressedSuffix = {
	br: ".br",
	gzip: ".gz"
};
// src/lib/server/door/http/contentPolicy.ts
var pageDirectives = {
	"default-src": ["'self'"],
	"script-src": ["'self'"],
	"style-src": ["'self'"],
	"img-src": ["'self'", "data:"],
	"font-src": ["'self'"],
	"connect-src": ["'self'"],
	"frame-src": filmHosts.map((host) => `https://${host}`),
	"frame-ancestors": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'self'"],
	"object-src": ["'none'"]
};
/** For responses that are not pages: nothing in them may load or run. */
var filePolicy = "default-src 'none'; frame-ancestors 'none'";
/** For responses without an inline script or style. */
var nothingInline = {
	script: [],
	style: []
};
/**
* A page's Content-Security-Policy. It allows the inline scripts and styles of the build and never reads the page. Text
* in a page can come from strangers, and must not affect the policy or the time it takes to write it.
*/
function pagePolicy({ secure, inlineHashes = nothingInline, own = null }) {
	if (own !== null) return writePolicy({
		secure,
		inlineHashes,
		own
	});
	const [held, key] = [known.get(inlineHashes) ?? {}, secure ? "secure" : "plain"];
	known.set(inlineHashes, held);
	return held[key] ??= writePolicy({
		secure,
		inlineHashes,
		own
	});
}
/** The policies of pages without their own, which are nearly all pages: each is written once. */
var known = /* @__PURE__ */ new WeakMap();
function writePolicy({ secure, inlineHashes, own }) {
	const directives = new Map(Object.entries(pageDirectives).map(([name, from]) => [name, new Set(from)]));
	for (const element of ["script", "style"]) for (const hash of inlineHashes[element]) directives.get(`${element}-src`)?.add(`'${hash}'`);
	for (const [name, sources] of readPolicy(own)) directives.set(name, /* @__PURE__ */ new Set([...directives.get(name) ?? [], ...sources]));
	const listed = [...directives].map(([name, sources]) => [name, ...sources].join(" "));
	if (secure) listed.push("upgrade-insecure-requests");
	return listed.join("; ");
}
function readPolicy(policy) {
	return (policy ?? "").split(";").flatMap((directive) => {
		const [name, ...sources] = directive.trim().split(/\s+/);
		return name ? [[name, sources]] : [];
	});
}
// src/lib/server/door/http/securityHeaders.ts
var everywhere = [
	"X-Content-Type-Options",
	"nosniff",
	"Referrer-Policy",
	"strict-origin-when-cross-origin",
	"Cross-Origin-Resource-Policy",
	"same-origin"
];
var onPages = [
	"Cross-Origin-Opener-Policy",
	"same-origin",
	"X-Frame-Options",
	"DENY",
	"Permissions-Policy",
	"camera=(), geolocation=(), microphone=(), payment=(), usb=()"
];
var YEAR_S$1 = 31536e3;
/** The security headers of a page, as a flat list. */
function pageSecurity(given) {
	return [
		"Content-Security-Policy",
		pagePolicy(given),
		...everywhere,
		...onPages,
		...transport(given.secure)
	];
}
/** The security headers of other responses: files, feeds and API responses. */
function fileSecurity({ secure }) {
	return [
		"Content-Security-Policy",
		filePolicy,
		...everywhere,
		...transport(secure)
	];
}
function transport(secure) {
	return secure ? ["Strict-Transport-Security", `max-age=${YEAR_S$1}`] : [];
}
// src/lib/server/door/http/finish.ts
/** Headers that the door writes itself, or that no client needs. */
var ownHeaders = /* @__PURE__ */ new Set([
	"cache-control",
	"connection",
	"content-encoding",
	"content-length",
	"content-security-policy",
	"content-type",
	"etag",
	"keep-alive",
	"set-cookie",
	"transfer-encoding",
	"vary",
	"x-powered-by"
]);
/**
* Adds the headers to a rendered response. A response without cache headers is not stored at all (`personal`), or is
* stored only by the user's browser, which checks each time whether it is still valid. Language and agreement are in
* cookies, so a shared cache could not distinguish the pages of two visitors.
*/
function finish(rendered, { secure, personal }) {
	const { status, headers, body, inlineHashes } = rendered;
	const type = withCharset(headers.get("content-type"));
	const isPage = type?.startsWith("text/html") ?? false;
	const policy = {
		inlineHashes,
		own: headers.get("content-security-policy"),
		secure
	};
	const caching = headers.get("cache-control") ?? (status === 200 && !personal ? "private, no-cache" : "private, no-store");
	const etag = headers.get("etag") ?? (status === 200 && !caching.includes("no-store") ? etagOf(body) : void 0);
	const compressible = body.length >= 1024 && type !== void 0 && isCompressible(type);
	const cookies = headers.getSetCookie();
	const head = [
		...type ? ["Content-Type", type] : [],
		"Cache-Control",
		caching,
		...etag ? ["ETag", etag] : [],
		...vary(headers.get("vary"), {
			compressible,
			isPage
		}),
		...isPage ? pageSecurity(policy) : fileSecurity({ secure }),
		...[...headers].filter(([name]) => !ownHeaders.has(name)).flatMap(([name, value]) => [titled(name), value]),
		...cookies.flatMap((cookie) => ["Set-Cookie", cookie])
	];
	return {
		status,
		head,
		unchangedHead: unchangedHead(head),
		body,
		etag,
		compressible,
		setsCookie: cookies.length > 0
	};
}
/** Compresses a response, if that saves anything. */
async function pack(finished, wanted, effort) {
	const { status, head, body, compressible } = finished;
	const encoding = compressible ? wanted : "identity";
	const bytes = await compress(body, encoding, effort);
	const length = status === 204 || status === 304 ? [] : formHead(encoding, bytes.length);
	return {
		encoding,
		bytes,
		head: [...head, ...length],
		best: encoding === "identity" || effort === "best",
		sent: 0
	};
}
/** The headers that differ between the encodings of one response. */
function formHead(encoding, length) {
	const size = ["Content-Length", String(length)];
	return encoding === "identity" ? size : [
		"Content-Encoding",
		encoding,
		...size
	];
}
/** The headers that a 304 repeats (RFC 9110, 15.4.5), from the flat list of the full response. */
function unchangedHead(head) {
	return [
		"Cache-Control",
		"ETag",
		"Vary"
	].flatMap((name) => {
		const at = head.indexOf(name);
		return at < 0 ? [] : head.slice(at, at + 2);
	});
}
/** Astro does not add the charset, and a browser would guess it. */
function withCharset(type) {
	if (type === null) return void 0;
	return type.startsWith("text/") && !type.includes("charset") ? `${type}; charset=utf-8` : type;
}
function vary(given, { compressible, isPage }) {
	const named = new Set((given ?? "").split(",").flatMap((name) => name.trim() || []));
	if (compressible) named.add("Accept-Encoding");
	if (isPage) named.add("Cookie");
	return named.size > 0 ? ["Vary", [...named].join(", ")] : [];
}
function titled(name) {
	return name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase());
}
// src/lib/server/door/assets.ts
/** The part of the build that is held in memory. A usual build is a few MiB. */
var MEMORY_BYTES = 64 * 2 ** 20;
var YEAR_S = 31536e3;
/** Reads every file below `folder` once. `security` are the headers that are sent with each file. */
async function loadAssets(folder, security) {
	const names = new Set(await filesBelow(folder));
	let room = MEMORY_BYTES;
	async function form(name, encoding, head) {
		const file = join(folder, name);
		const bytes = await readFile(file);
		const isHeld = bytes.length <= room;
		if (isHeld) room -= bytes.length;
		return {
			head: [...head, ...formHead(encoding, bytes.length)],
			bytes: isHeld ? () => bytes : () => readFile(file)
		};
	}
	const assets = /* @__PURE__ */ new Map();
	for (const name of names) {
		if (isCopy(name, names)) continue;
		const copies = ["br", "gzip"].filter((encoding) => names.has(name + compressedSuffix[encoding]));
		const etag = etagOf(await readFile(join(folder, name)));
		const head = headOf(name, {
			etag,
			varies: copies.length > 0,
			security
		});
		const forms = { identity: await form(name, "identity", head) };
		for (const encoding of copies) forms[encoding] = await form(name + compressedSuffix[encoding], encoding, head);
		assets.set(`/${name}`, {
			etag,
			unchangedHead: unchangedHead(head),
			forms
		});
	}
	return assets;
}
function isCopy(name, names) {
	return Object.values(compressedSuffix).some((suffix) => {
		return name.endsWith(suffix) && names.has(name.slice(0, -suffix.length));
	});
}
/** A file that the build names by its content (`_astro/`) never changes under that name. */
function headOf(name, { etag, varies, security }) {
	return [
		"Content-Type",
		contentTypeOf(name),
		"Cache-Control",
		name.startsWith("_astro/") ? `public, max-age=${YEAR_S}, immutable` : "public, max-age=3600",
		"ETag",
		etag,
		...varies ? ["Vary", "Accept-Encoding"] : [],
		...security
	];
}
async function filesBelow(folder) {
	return (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
// src/lib/server/door/built.ts
/** The program that opens the door, as the build wrote it. */
var doorProgram = new URL("../door.mjs", import.meta.url);
/** The folder of the files that the build wrote for browsers. */
var clientFolder = fileURLToPath(new URL("../client", doorProgram));
// src/lib/server/door/http/caller.ts
/** A name or an address with an optional port (RFC 3986, 3.2.2, without the forms that no browser sends). */
var hostSyntax = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Whether a Host header is valid, so that it can be part of an address of the site. */
function isHost(host) {
	return host !== void 0 && hostSyntax.test(host) && URL.canParse(`http://${host}`);
}
/** Whether the request names exactly one host (RFC 9112, 3.2). */
function namesOneHost({ headers: { host }, rawHeaders, url = "" }) {
	if (!isHost(host)) return false;
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at];
		if (name?.length === 4 && name.toLowerCase() === "host") count++;
	}
	if (count !== 1) return false;
	return url.startsWith("/") || isUnder(host, url);
}
/** Whether `GET http://host/path` names the same host as its Host header. */
function isUnder(host, url) {
	return !URL.canParse(url) || new URL(url).host === new URL(`http://${host}`).host;
}
/** Returns the scheme and host under which users reach the site: `SITE_URL`, or else those of the request. */
function originReader({ siteUrl, trustProxy }) {
	const fixed = siteUrl && new URL(siteUrl).origin;
	return (req) => {
		if (fixed) return fixed;
		const { headers } = req;
		return `${isProxy(req, trustProxy) && lastHop(headers["x-forwarded-proto"]) === "https" ? "https" : "http"}://${(headers.host ?? "localhost").toLowerCase()}`;
	};
}
/** Whether the other end of the connection is a proxy whose headers name the client. */
function isProxy({ socket }, trusted) {
	if (typeof trusted === "boolean") return trusted;
	const peer = (socket.remoteAddress ?? "").replace(/^::ffff:/i, "");
	return isIP(peer) !== 0 && proxiesOf(trusted).check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
}
var lists = /* @__PURE__ */ new WeakMap();
function proxiesOf(trusted) {
	let list = lists.get(trusted);
	if (list) return list;
	list = new BlockList();
	for (const entry of trusted) {
		const [address = "", bits] = entry.split("/");
		const family = isIPv6(address) ? "ipv6" : "ipv4";
		if (bits === void 0) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	lists.set(trusted, list);
	return list;
}
/**
* The address of the client. Behind a proxy this is the last hop that the proxy noted. The client's side wrote
* everything before it.
*/
function addressOf(req, { trustProxy }) {
	const hop = isProxy(req, trustProxy) ? lastHop(req.headers["x-forwarded-for"]) : void 0;
	const forwarded = hop && withoutPort(hop);
	return forwarded && isIP(forwarded) ? forwarded : req.socket.remoteAddress ?? "";
}
/** Whether the other end of the connection is this machine itself. */
function isFromThisMachine(req) {
	const peer = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
	return peer === "::1" || peer.startsWith("127.");
}
/** Some proxies write `1.2.3.4:567` or `[2001:db8::1]:567`. */
function withoutPort(hop) {
	const [, bracketed, plain] = /^(?:\[([\da-f:.]{2,45})\]|([\d.]{7,15}))(?::\d{1,5})?$/i.exec(hop) ?? [];
	return bracketed ?? plain ?? hop;
}
function lastHop(header) {
	return (Array.isArray(header) ? header.join() : header)?.split(",").at(-1)?.trim();
}
// src/lib/server/door/http/body.ts
var noBody = Buffer.alloc(0);
/** The client disconnected before the end, so no response is possible. */
var BrokenOff = class extends Error {};
/** How long, and how much, of a refused body is still read, so that the client can read the refusal. */
var LINGER_MS = 1e3;
var LINGER_BYTES = 16 * BODY_BYTES;
/** Whether a part of the body has not arrived yet. */
function hasMore(req) {
	return (req.headers["transfer-encoding"] !== void 0 || Number(req.headers["content-length"] ?? 0) > 0) && !req.complete;
}
/** Whether the client sent `Expect: 100-continue`, the only expectation in HTTP (RFC 9110, 10.1.1). */
function expectsContinue({ headers }) {
	return headers.expect?.toLowerCase() === "100-continue";
}
/** Whether the headers already show that the body is too large. Then the body is not read. */
function saysTooLarge(req) {
	return Number(req.headers["content-length"] ?? 0) > BODY_BYTES;
}
/**
* Reads a body of at most `BODY_BYTES`.
* @returns `undefined` as soon as the body is larger
* @throws BrokenOff
*/
async function readBody(req) {
	const chunks = [];
	let size = 0;
	return new Promise((resolve, reject) => {
		const brokenOff = () => reject(new BrokenOff());
		const stop = () => req.off("data", take).off("end", end).off("close", brokenOff);
		const take = (chunk) => {
			size += chunk.length;
			if (size <= BODY_BYTES) return void chunks.push(chunk);
			stop();
			resolve(void 0);
		};
		const end = () => {
			stop();
			resolve(Buffer.concat(chunks));
		};
		if (req.destroyed) brokenOff();
		req.on("data", take).on("end", end).on("close", brokenOff);
	});
}
/**
* Reads and drops the rest of a refused body for a moment. If the connection closed at once, the client's system would
* drop the response too.
*/
function discardRest(req) {
	if (!hasMore(req)) return;
	let size = 0;
	const timer = setTimeout(() => req.destroy(), LINGER_MS);
	req.on("error", () => {});
	req.on("close", () => clearTimeout(timer));
	req.on("data", (chunk) => {
		size += chunk.length;
		if (size > LINGER_BYTES) req.destroy();
	});
}
// src/lib/server/door/http/exchange.ts
function openExchange(req, res) {
	return {
		req,
		res,
		path: "",
		id: randomUUID(),
		startedMs: performance.now()
	};
}
/** Aborts when the connection closes, or when the response is sent. */
function goneSignal({ req: { socket }, res }) {
	const gone = new AbortController();
	function leave() {
		socket.off("close", leave);
		gone.abort(left);
	}
	if (socket.destroyed) leave();
	socket.once("close", leave);
	res.once("close", leave);
	return gone.signal;
}
var left = new BrokenOff();
/** Sends responses, and records each in the log and the metrics. */
function createSender({ noteRequest, metrics, isStopping }) {
	return ({ req, res, path, id, startedMs }, { status, head, body, route, cache = "bypass" }) => {
		if (isStopping()) res.shouldKeepAlive = false;
		res.writeHead(status, [
			...head,
			"X-Request-Id",
			id
		]);
		res.end(req.method === "HEAD" || body === null ? void 0 : body);
		const ms = performance.now() - startedMs;
		const bytes = body?.length ?? 0;
		metrics.count({
			route,
			status,
			cache,
			seconds: ms / 1e3
		});
		noteRequest({
			id,
			method: req.method ?? "",
			path: withoutSecret(path),
			status,
			ms,
			bytes,
			cache
		});
	};
}
/** Paths that end in a secret. The secret sets a password or confirms a mail address. */
var secretEnd = /^(\/user\/(?:password|mail)\/).+/;
function withoutSecret(path) {
	return path.slice(0, 300).replace(secretEnd, "$1…");
}
// src/lib/server/door/http/target.ts
var LONGEST = 8192;
/** Matches nearly every real address: nothing encoded, no segment that starts with a dot. */
var plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/**
* Reads a request's target. Double slashes redirect to the clean path. It refuses targets over 8 KiB (414) and targets
* that two programs could read in two ways (400): dot segments, encoded slashes and backslashes, control characters,
* text that is not UTF-8 or is encoded twice. No code behind the door sees such a path.
*/
function readTarget(url) {
	if (url.length > LONGEST) return { refused: 414 };
	const asked = url.startsWith("/") ? url : withoutOrigin(url);
	const mark = asked.indexOf("?");
	const rawPath = mark < 0 ? asked : asked.slice(0, mark);
	const query = mark < 0 ? "" : asked.slice(mark + 1);
	if (query.includes("%00")) return { refused: 400 };
	if (plainPath.test(rawPath)) return {
		path: rawPath,
		query
	};
	const path = cleanPath(rawPath);
	if (path === void 0) return { refused: 400 };
	if (rawPath.includes("//")) return { redirect: query ? `${path}?${query}` : path };
	return {
		path,
		query
	};
}
/** The path of a target for the log. It leaves out the query and any invalid target, which may hold a secret. */
function pathOf(target) {
	if ("refused" in target) return "";
	return "path" in target ? target.path : target.redirect.split("?", 1)[0] ?? "";
}
/** `GET http://host/path`, the form for requests to a proxy, must be supported too (RFC 9112, 3.2.2). */
function withoutOrigin(url) {
	const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0];
	if (origin === void 0) return "";
	const path = url.slice(origin.length);
	return path.startsWith("/") ? path : `/${path}`;
}
function cleanPath(raw) {
	if (!raw.startsWith("/") || /[^!-~]|[\\#]/.test(raw)) return void 0;
	if (/%(?:2f|5c)/i.test(raw)) return void 0;
	const decoded = decode(raw);
	if (decoded === void 0 || /\p{Cc}|%[0-9a-f]{2}/iu.test(decoded)) return void 0;
	const segments = decoded.split("/").filter(Boolean);
	if (segments.includes(".") || segments.includes("..")) return void 0;
	return `/${segments.map(encodeSegment).join("/")}`;
}
function decode(path) {
	try {
		return decodeURIComponent(path);
	} catch (error) {
		if (error instanceof URIError) return void 0;
		throw error;
	}
}
/** Encodes what RFC 3986 (3.3) does not allow in a segment, and nothing else. */
function encodeSegment(segment) {
	return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
// src/lib/server/door/http/connections.ts
var heldLimits = {
	connections: 4096,
	unanswered: 8,
	unreadBytes: 64 * 2 ** 20
};
var SWEEP_MS = 1e3;
/** A connection closes the work of at most 8 requests and has a few listeners from Node. */
var LISTENERS = 32;
var accepted = 0;
/** The number of connections that this process has accepted so far. */
function acceptedConnections() {
	return accepted;
}
/**
* Limits the resources that clients hold. If a limit is reached, the connections that have been idle for the longest
* time are closed first. A new client then gets a response while others keep idle connections.
*/
function createConnections(limits = heldLimits) {
	const open = /* @__PURE__ */ new Map();
	const timer = setInterval(dropUnread, SWEEP_MS).unref();
	function drop(socket) {
		open.delete(socket);
		socket.destroy();
	}
	function dropUnread() {
		let bytes = 0;
		for (const answers of open.values()) bytes += unreadOf(answers);
		for (const [socket, answers] of open) {
			if (bytes <= limits.unreadBytes) return;
			const unread = unreadOf(answers);
			if (unread === 0) continue;
			bytes -= unread;
			drop(socket);
		}
	}
	return {
		opened(socket) {
			accepted++;
			socket.setMaxListeners(LISTENERS);
			open.set(socket, /* @__PURE__ */ new Set());
			socket.once("close", () => open.delete(socket));
			const [oldest] = open.keys();
			if (oldest && open.size > limits.connections) drop(oldest);
		},
		takes({ socket }, res) {
			const answers = open.get(socket);
			if (!answers) return false;
			if (answers.size >= limits.unanswered) {
				drop(socket);
				return false;
			}
			answers.add(res);
			open.delete(socket);
			open.set(socket, answers);
			res.once("close", () => answers.delete(res));
			return true;
		},
		close: () => clearInterval(timer)
	};
}
function unreadOf(answers) {
	let bytes = 0;
	for (const answer of answers) bytes += answer.writableLength;
	return bytes;
}
// src/lib/server/door/http/inTime.ts
/** The result of `work`, or `undefined` if it takes longer than `ms`. The work itself is not stopped. */
function inTime(work, ms) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms, void 0);
		work.then((result) => {
			clearTimeout(timer);
			resolve(result);
		}, (error) => {
			clearTimeout(timer);
			reject(error);
		});
	});
}
// src/lib/server/door/workQueue.ts
/** More work is waiting than the process can do in a reasonable time. */
var QueueFull = class extends Error {};
/** Pieces of work begin one after the other for this long before the event loop does other work. */
var SHARE_MS = 4;
/** While new connections arrive, work waits for this long at most. */
var ACCEPTING_MS = 20;
/**
* Limits how many pieces of work run at once, and how many wait. The waiting networks take turns. If the queue is full,
* the network with the most waiting work loses its latest piece. In one thread, an earlier start does not mean an
* earlier end, but each started piece takes memory.
* @param turnMs work that takes longer continues, but no longer blocks other work
*/
function createWorkQueue(limits) {
	const lines = /* @__PURE__ */ new Map();
	let running = 0;
	let waiting = 0;
	function enter({ network, signal }) {
		if (signal?.aborted) throw new BrokenOff();
		if (running < limits.atOnce && waiting === 0 && acceptedConnections() === accepted && isInShare()) {
			running++;
			return;
		}
		if (waiting >= limits.waiting) makeRoom(network);
		return new Promise((resolve, reject) => {
			const entry = {
				begin() {
					signal?.removeEventListener("abort", drop);
					resolve();
				},
				refuse() {
					signal?.removeEventListener("abort", drop);
					reject(new QueueFull());
				}
			};
			function drop() {
				remove(network, entry);
				reject(new BrokenOff());
			}
			signal?.addEventListener("abort", drop, { once: true });
			waiting++;
			lines.set(network, [...lines.get(network) ?? [], entry]);
			if (running < limits.atOnce && !isPausing) accept();
		});
	}
	function makeRoom(network) {
		const [longest, line] = [...lines].reduce((most, other) => other[1].length > most[1].length ? other : most);
		const latest = line.at(-1);
		if (!latest || line.length <= (lines.get(network)?.length ?? 0)) throw new QueueFull();
		remove(longest, latest);
		latest.refuse();
	}
	function remove(network, entry) {
		const line = lines.get(network)?.filter((other) => other !== entry) ?? [];
		waiting--;
		if (line.length > 0) lines.set(network, line);
		else lines.delete(network);
	}
	function beginNext() {
		const [next] = lines;
		if (!next) return;
		const [network, [entry, ...others]] = next;
		lines.delete(network);
		if (others.length > 0) lines.set(network, others);
		waiting--;
		running++;
		entry?.begin();
	}
	let shareEndsMs = 0;
	let acceptingEndsMs = 0;
	let accepted = acceptedConnections();
	let isPausing = false;
	function leave() {
		running--;
		if (waiting > 0 && isInShare()) beginNext();
	}
	function isInShare() {
		if (!isPausing) openShare();
		return performance.now() < shareEndsMs;
	}
	function openShare() {
		shareEndsMs = performance.now() + SHARE_MS;
		accept();
	}
	function accept() {
		acceptingEndsMs = Math.max(performance.now(), shareEndsMs) + ACCEPTING_MS;
		pause();
	}
	function pause() {
		isPausing = true;
		accepted = acceptedConnections();
		setImmediate(goOn);
	}
	function goOn() {
		isPausing = false;
		if (waiting === 0 || running >= limits.atOnce) return;
		if (acceptedConnections() > accepted && performance.now() < acceptingEndsMs) return pause();
		openShare();
		beginNext();
	}
	return async (client, work) => {
		await enter(client);
		const result = work();
		inTime(result, limits.turnMs).then(leave, leave);
		return result;
	};
}
// src/lib/server/door/door.ts
/** Methods that some route may support. Any other method is refused before the path is read. */
var knownMethods = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS"
]);
/** The listener for every request. It refuses invalid requests, sends files, and passes the rest to the site. */
function createDoor({ send, refuse, assets, state, site, onFailure }) {
	return (req, res) => {
		const exchange = openExchange(req, res);
		try {
			answer(exchange)?.catch((error) => fail(exchange, error));
		} catch (error) {
			fail(exchange, error);
		}
	};
	function fail(exchange, error) {
		onFailure(error, exchange);
		const { res } = exchange;
		const status = error instanceof QueueFull ? 503 : 500;
		if (res.headersSent || res.destroyed) {
			res.destroy();
			return;
		}
		refuse(exchange, status).catch((again) => {
			onFailure(again, exchange);
			res.destroy();
		});
	}
	function answer(exchange) {
		const { req } = exchange;
		const method = req.method ?? "";
		const target = readTarget(req.url ?? "");
		exchange.path = pathOf(target);
		if (!knownMethods.has(method)) return refuse(exchange, 501);
		if (!namesOneHost(req)) return refuse(exchange, 400);
		if ("refused" in target) return refuse(exchange, target.refused);
		if (req.headers.expect !== void 0 && !expectsContinue(req)) return refuse(exchange, 417);
		const reads = method === "GET" || method === "HEAD";
		if ("redirect" in target) return reads ? redirect(exchange, target.redirect) : refuse(exchange, 400);
		if (target.path === "/500") return refuse(exchange, 404);
		const file = assets.get(target.path);
		const ownAnswer = state.get(target.path);
		if ((file || ownAnswer) && !reads) return refuse(exchange, 405, ["Allow", "GET, HEAD"]);
		if (file) return sendAsset(exchange, file);
		if (ownAnswer) return ownAnswer(exchange);
		if (target.path.startsWith("/_astro/")) return refuse(exchange, 404);
		return site(exchange, target);
	}
	function redirect(exchange, to) {
		send(exchange, {
			status: 308,
			head: [
				"Location",
				to,
				"Content-Length",
				"0",
				"Cache-Control",
				"private, no-store"
			],
			body: null,
			route: "page"
		});
	}
	async function sendAsset(exchange, { etag, unchangedHead, forms }) {
		const { headers } = exchange.req;
		if (isKnown(headers["if-none-match"], etag)) return send(exchange, {
			status: 304,
			head: unchangedHead,
			body: null,
			route: "asset"
		});
		const form = forms[acceptedEncoding(headers["accept-encoding"])] ?? forms.identity;
		send(exchange, {
			status: 200,
			head: form.head,
			body: await form.bytes(),
			route: "asset"
		});
	}
}
// src/lib/server/door/page-cache/freshness.ts
/** How long a request waits for changes. While the database is down, it only waits to see whether it is back. */
var PATIENCE_MS$1 = 3e3;
var PATIENCE_WHILE_AWAY_MS = 100;
/**
* Asks the clock for changes before each response. While the database is down, cached pages can still be served. The
* log reports this once.
*/
function createFreshness(clock, log) {
	let away = false;
	let wasCurrent = false;
	function looksCurrent() {
		try {
			return clock.isCurrent();
		} catch {
			return false;
		}
	}
	function endTurn() {
		wasCurrent = false;
	}
	function note(failure) {
		if (failure && !away) log.warn({ err: failure }, "database away: only kept pages are served");
		if (!failure && away) log.info("database back");
		away = Boolean(failure);
		return !away;
	}
	return {
		isCurrent() {
			if (away) return false;
			if (wasCurrent) return true;
			wasCurrent = looksCurrent();
			if (wasCurrent) setImmediate(endTurn);
			return wasCurrent;
		},
		async sync() {
			const ms = away ? PATIENCE_WHILE_AWAY_MS : PATIENCE_MS$1;
			const { failure } = await inTime(clock.sync().then(() => ({ failure: void 0 }), (error) => ({ failure: error })), ms) ?? { failure: /* @__PURE__ */ new Error(`no answer within ${ms} ms`) };
			return note(failure);
		}
	};
}
// src/lib/server/door/page-cache/keptOrigins.ts
/** The number of hosts that pages are cached for if SITE_URL is not set. */
var KEPT_HOSTS = 4;
/**
* Decides for which hosts pages are cached: this machine's own names, and the most recently used hosts. Invented Host
* headers cannot fill the cache, and cannot keep the real host out of it for long.
* @param forget drops the cached pages of an origin
*/
function createKeptOrigins({ siteUrl, originOf, port }, forget) {
	const used = /* @__PURE__ */ new Set();
	function use(origin) {
		used.delete(origin);
		used.add(origin);
	}
	return {
		find(req) {
			const origin = originOf(req);
			if (siteUrl || isLoopback(origin, port())) return origin;
			if (!used.has(origin)) return void 0;
			use(origin);
			return origin;
		},
		admit(req) {
			use(originOf(req));
			const [oldest] = used;
			if (oldest === void 0 || used.size <= KEPT_HOSTS) return;
			used.delete(oldest);
			forget(oldest);
		}
	};
}
function isLoopback(origin, port) {
	return [
		"localhost",
		"127.0.0.1",
		"[::1]"
	].some((name) => origin === `http://${name}:${port}`);
}
// src/lib/server/door/page-cache/flights.ts
/** Lets simultaneous requests for the same content share one rendering. */
function createFlights() {
	const boarding = /* @__PURE__ */ new Map();
	const changedSince = /* @__PURE__ */ new Set();
	return {
		board(key, start, signal) {
			const underWay = boarding.get(key);
			if (underWay && !underWay.aboard.signal.aborted) {
				underWay.aboard.add(signal);
				return {
					landed: underWay.landed,
					first: false
				};
			}
			const changed = /* @__PURE__ */ new Set();
			changedSince.add(changed);
			const aboard = createAboard();
			aboard.add(signal);
			const wasOvertaken = (tags) => !changed.isDisjointFrom(tags);
			const landed = start({
				wasOvertaken,
				signal: aboard.signal
			}).finally(() => {
				changedSince.delete(changed);
				if (boarding.get(key)?.landed === landed) boarding.delete(key);
			});
			boarding.set(key, {
				landed,
				aboard
			});
			return {
				landed,
				first: true
			};
		},
		overtake(tags) {
			boarding.clear();
			for (const changed of changedSince) for (const tag of tags) changed.add(tag);
		}
	};
}
/** Counts the waiting clients. A client without a signal never leaves. */
function createAboard() {
	const empty = new AbortController();
	let count = 0;
	return {
		signal: empty.signal,
		add(signal) {
			count++;
			signal?.addEventListener("abort", () => {
				if (--count === 0) empty.abort();
			}, { once: true });
		}
	};
}
// src/lib/server/door/page-cache/keptPages.ts
/** After this many uses, a page gets the best compression. */
var WORTH_BEST_HITS = 8;
/** Visitors' pages. They are rendered only from a `KeptVisit`, and cached until some of their content changes. */
function createKeptPages({ cache, render, now, log }) {
	const flights = createFlights();
	let improving = Promise.resolve();
	async function renderVisit({ origin, url, cookie }, { address, requestId, signal }) {
		const rendered = await render({
			method: "GET",
			url,
			origin,
			headers: new Headers(cookie ? { cookie } : {}),
			body: noBody,
			address,
			requestId,
			signal
		});
		return {
			finished: finish(rendered, {
				secure: origin.startsWith("https:"),
				personal: false
			}),
			shown: rendered.page
		};
	}
	async function repack(page, from, to, effort) {
		return pack({
			...page,
			body: await expand(from.bytes, from.encoding)
		}, to, effort);
	}
	async function addBody(page, encoding) {
		const [held] = Object.values(page.bodies);
		if (!held) throw new Error(`The kept page ${page.key} has no body`);
		const packed = await repack(page, held, encoding, "quick");
		cache.addBody(page, packed);
		return packed;
	}
	/** One page at a time: the best compression of a page uses a core for tens of milliseconds. */
	function improve(page, held) {
		improving = improving.then(async () => {
			if (cache.holds(page)) cache.addBody(page, await repack(page, held, held.encoding, "best"));
		}).catch((error) => log.error({ err: error }, "a kept page could not be compressed better"));
	}
	return {
		find: (key) => cache.find(key, now),
		changed(tags) {
			cache.drop(tags);
			flights.overtake(tags);
		},
		body(page, wanted) {
			const encoding = page.compressible ? wanted : "identity";
			const held = page.bodies[encoding];
			if (!held) return addBody(page, encoding);
			if (++held.sent === WORTH_BEST_HITS && !held.best) improve(page, held);
			return held;
		},
		async render(visit, user) {
			async function start({ wasOvertaken, signal }) {
				const { finished, shown } = await renderVisit(visit, {
					...user,
					signal
				});
				if (!shown || shown.tags.size === 0 || !isForKeeping(finished, visit)) return finished;
				const page = await keepable(visit, finished, {
					shown,
					encoding: user.encoding
				});
				if (!wasOvertaken(page.tags)) cache.keep(page);
				return page;
			}
			const { landed, first } = flights.board(visit.key, start, user.signal);
			const page = await landed;
			return !first && "setsCookie" in page && page.setsCookie ? {
				page: (await renderVisit(visit, user)).finished,
				first: true
			} : {
				page,
				first
			};
		}
	};
}
/** The tag of all pages that are cached for an origin. */
function originTag(origin) {
	return `origin ${origin}`;
}
function isForKeeping({ status, etag, setsCookie, head }, { kind }) {
	const isItself = kind !== "named" || head[head.indexOf("Cache-Control") + 1]?.includes("immutable");
	return status === 200 && etag !== void 0 && !setsCookie && isItself === true;
}
/** A page in its first cached form: only the requested encoding. */
async function keepable({ key, origin }, finished, { shown, encoding }) {
	const packed = await pack(finished, encoding, "quick");
	const { status, head, unchangedHead, etag, compressible } = finished;
	return {
		key,
		status,
		head,
		unchangedHead,
		etag,
		compressible,
		tags: /* @__PURE__ */ new Set([...shown.tags, originTag(origin)]),
		until: shown.until?.getTime() ?? Infinity,
		bodies: { [packed.encoding]: packed }
	};
}
// src/lib/server/door/page-cache/pageCache.ts
/** The memory of an entry besides its bytes: key, headers, map slots, tag sets. */
var ENTRY_BYTES = 2048;
/** Keeps responses up to `limit` bytes. If the limit is reached, it drops the least recently used ones first. */
function createPageCache(limit) {
	const pages = /* @__PURE__ */ new Map();
	const byTag = /* @__PURE__ */ new Map();
	let bytes = 0;
	const holds = (page) => pages.get(page.key) === page;
	function remove(page) {
		pages.delete(page.key);
		bytes -= weigh(page);
		for (const tag of page.tags) {
			const tagged = byTag.get(tag);
			tagged?.delete(page);
			if (tagged?.size === 0) byTag.delete(tag);
		}
	}
	function makeRoom() {
		for (const oldest of pages.values()) {
			if (bytes <= limit) return;
			remove(oldest);
		}
	}
	return {
		find(key, now) {
			const page = pages.get(key);
			if (!page) return void 0;
			if (page.until !== Infinity && now().getTime() >= page.until) {
				remove(page);
				return;
			}
			pages.delete(key);
			pages.set(key, page);
			return page;
		},
		keep(page) {
			const before = pages.get(page.key);
			if (before) remove(before);
			const weight = weigh(page);
			if (weight > limit) return;
			pages.set(page.key, page);
			bytes += weight;
			for (const tag of page.tags) {
				const tagged = byTag.get(tag);
				if (tagged) tagged.add(page);
				else byTag.set(tag, /* @__PURE__ */ new Set([page]));
			}
			makeRoom();
		},
		holds,
		addBody(page, body) {
			const isKept = holds(page);
			if (isKept) bytes -= weigh(page);
			page.bodies[body.encoding] = body;
			if (!isKept) return;
			bytes += weigh(page);
			makeRoom();
		},
		drop(tags) {
			for (const tag of tags) for (const page of [...byTag.get(tag) ?? []]) remove(page);
		},
		size: () => ({
			entries: pages.size,
			bytes
		})
	};
}
function weigh(page) {
	let bytes = ENTRY_BYTES;
	for (const body of Object.values(page.bodies)) bytes += body.bytes.length;
	return bytes;
}
// src/lib/server/door/page-cache/siteNow.ts
/** Holds the site for callers that cannot wait, until the site changes. */
function createSiteNow(load, clock) {
	let held;
	let changes = 0;
	return {
		site: {
			known: () => held,
			async load() {
				const before = changes;
				const loaded = await load();
				if (changes === before) held = loaded;
				return loaded;
			}
		},
		forget: clock.onChange((tags) => {
			if (!siteTags.some((tag) => tags.has(tag))) return;
			changes++;
			held = void 0;
		})
	};
}
// src/lib/server/door/process/health.ts
/** A load balancer asks every few seconds. A response that takes longer than this is useless. */
var PATIENCE_MS = 2e3;
/**
* The paths that report the state of the program: `/healthz` (it runs), `/readyz` (it accepts visitors: not while it
* stops, and only with a migrated database and a writable disk) and `/metrics`.
*/
function statePaths({ config, db, send, refuse, isStopping, metrics, log }) {
	async function readiness() {
		if (isStopping()) return "stopping";
		return await inTime(proveDisk(db).then(() => isMigrated(db)).then((migrated) => migrated ? "ready" : "not migrated", (error) => {
			log.debug({ err: error }, "not ready");
			return "database away";
		}), PATIENCE_MS) ?? "database away";
	}
	function sendText(exchange, status, type, text) {
		const body = Buffer.from(text);
		send(exchange, {
			status,
			head: [...[
				"Content-Type",
				type,
				"Content-Length",
				String(body.length),
				"Cache-Control",
				"no-store"
			], ...fileSecurity({ secure: false })],
			body,
			route: "state"
		});
	}
	return /* @__PURE__ */ new Map([
		["/healthz", async (exchange) => sendText(exchange, 200, "application/json", "{\"status\":\"alive\"}")],
		["/readyz", async (exchange) => {
			const status = await readiness();
			sendText(exchange, status === "ready" ? 200 : 503, "application/json", JSON.stringify({ status }));
		}],
		["/metrics", async (exchange) => {
			if (!mayReadMetrics(exchange, config)) return refuse(exchange, 403);
			sendText(exchange, 200, "text/plain; version=0.0.4; charset=utf-8", await metrics());
		}]
	]);
}
/** After a disk failure no writes arrive here. This function writes, to check whether the disk works again. */
async function proveDisk(db) {
	if (db.isBroken()) await db.transact((tx) => tx.updateTable("cache_clock").set((eb) => ({ value: eb.ref("value") })).execute());
}
/** With a token, clients that send it. Otherwise this machine itself, unless a proxy on it forwards other clients. */
function mayReadMetrics({ req }, { metricsToken, trustProxy }) {
	if (metricsToken) return isSame(req.headers.authorization ?? "", `Bearer ${metricsToken}`);
	return !(trustProxy !== false || proxyHeaders.some((name) => name in req.headers)) && isFromThisMachine(req);
}
/** A proxy that sends none of these looks like this machine. Then only `METRICS_TOKEN` helps. */
var proxyHeaders = [
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-proto",
	"x-real-ip",
	"forwarded",
	"via"
];
function isSame(given, expected) {
	return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
// src/lib/server/door/process/metrics.ts
/** Upper bounds in seconds. A cached page takes tens of microseconds, a rendered page milliseconds. */
var BUCKETS = [
	1e-4,
	5e-4,
	.001,
	.005,
	.01,
	.025,
	.05,
	.1,
	.25,
	.5,
	1,
	2.5,
	5,
	10
];
/** Counts responses by kind of path and status, the work of the page cache, and the process itself. */
function createMetrics(cacheSize) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const durations = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time from the request to its answer.",
		labelNames: ["route", "status"],
		buckets: BUCKETS,
		registers
	});
	const outcomes = new Counter({
		name: "page_cache_requests_total",
		help: "Answers of pages by how they came about.",
		labelNames: ["outcome"],
		registers
	});
	gauge("page_cache_entries", "Answers kept.", () => cacheSize().entries);
	gauge("page_cache_bytes", "Bytes of the answers kept.", () => cacheSize().bytes);
	new Gauge({
		name: "juniper_build_info",
		help: "Which program this is.",
		labelNames: ["version", "node"],
		aggregator: "first",
		registers
	}).set({
		version: version(),
		node: process.versions.node
	}, 1);
	function gauge(name, help, read) {
		new Gauge({
			name,
			help,
			registers,
			collect() {
				this.set(read());
			}
		});
	}
	const series = /* @__PURE__ */ new Map();
	const counters = /* @__PURE__ */ new Map();
	return {
		registry,
		count({ route, status, cache, seconds }) {
			const key = `${route}${status}`;
			let observe = series.get(key);
			if (!observe) {
				const labelled = durations.labels({
					route,
					status: String(status)
				});
				observe = (value) => labelled.observe(value);
				series.set(key, observe);
			}
			observe(seconds);
			if (route !== "page" && route !== "file") return;
			let increase = counters.get(cache);
			if (!increase) {
				const labelled = outcomes.labels({ outcome: cache });
				increase = () => labelled.inc();
				counters.set(cache, increase);
			}
			increase();
		}
	};
}
function version() {
	return String(JSON.parse(readFileSync(packageFile, "utf8")).version);
}
// src/lib/server/door/http/refusalTexts.ts
/** The door's own refusals, before or instead of a page. */
var refusals = {
	400: {
		code: "request",
		message: msg("This address or request cannot be read.")
	},
	403: {
		code: "denied",
		message: msg("You may not do this.")
	},
	404: {
		code: "not_found",
		message: msg("There is nothing here.")
	},
	405: {
		code: "method",
		message: msg("This path does not take that method.")
	},
	413: {
		code: "too_large",
		message: msg("This is too large.")
	},
	414: {
		code: "too_long",
		message: msg("This address is too long.")
	},
	417: {
		code: "expectation",
		message: msg("This site cannot do what the request expects.")
	},
	500: {
		code: "internal",
		message: msg("Something went wrong on our side. Quote {{id}} when you report it.")
	},
	501: {
		code: "method",
		message: msg("This site does not know that method.")
	},
	503: {
		code: "unavailable",
		message: msg("The site cannot answer at the moment. Please try again shortly.")
	}
};
/** Whether the door has a text for this status. */
function isRefusedStatus(status) {
	return status in refusals;
}
/** A refusal in the user's language and format. It names the problem, but no internal cause. */
function refusal(status, { asApi, id, language, t, secure, headers = [] }) {
	const { code, message } = refusals[status];
	const text = t(message, { id });
	const body = Buffer.from(asApi ? JSON.stringify({ errors: [{
		message: text,
		path: "",
		code
	}] }) : page(status, text, language));
	return {
		status,
		head: [
			"Content-Type",
			asApi ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
			"Content-Length",
			String(body.length),
			"Cache-Control",
			"private, no-store",
			...asApi ? fileSecurity({ secure }) : pageSecurity({ secure }),
			...status === 503 ? ["Retry-After", "5"] : [],
			...headers
		],
		body
	};
}
function page(status, text, language) {
	return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status}</title></head>
<body><h1>${status}</h1><p>${escapeHtml(text)}</p></body>
</html>
`;
}
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
// src/lib/server/door/renderer.ts
/** The time limit for a page. Common reverse proxies wait for one minute. */
var RENDER_MS = 3e4;
/** Eight pages run at once, because some of them wait for a database. 200 more are ready in a few seconds. */
var READING = {
	atOnce: 8,
	waiting: 200,
	turnMs: RENDER_MS
};
/** Most writes wait for other writes or for a password check. Each holds a body of up to 1 MiB. */
var WRITING = {
	atOnce: 64,
	waiting: 400,
	turnMs: RENDER_MS
};
/** Loads the pages. Only the build contains them, because Astro's compiler turns them into modules. */
async function loadRenderer(runtime) {
	process.env.NODE_ENV ||= "production";
	const { openSite } = await import("../entry.mjs");
	return rendererOf(openSite(runtime.log), runtime);
}
/**
* Renders the home page once at the start. The modules of the pages are loaded when they are first needed, so that
* otherwise the first visitor would wait for this.
*/
async function warmUp(render, log) {
	const nobody = {
		origin: "http://localhost",
		headers: new Headers(),
		body: noBody,
		address: "",
		requestId: "warm-up"
	};
	try {
		await render({
			method: "GET",
			url: "/",
			...nobody
		});
	} catch (error) {
		log.warn({ err: error }, "the home page could not be rendered while starting");
	}
}
/** Turns the door's data about a request into the `Request` and the `locals` that Astro and the middleware need. */
function rendererOf({ render, inlineHashes }, runtime) {
	const reading = createWorkQueue(READING);
	const writing = createWorkQueue(WRITING);
	async function answer({ method, url, origin, headers, body, address, requestId }) {
		const request = new Request(origin + url, {
			method,
			headers,
			body: body.length > 0 ? body : null
		});
		const locals = {};
		Object.assign(locals, {
			runtime,
			requestId,
			address,
			origin
		});
		const response = await render(request, locals, address);
		return {
			status: response.status,
			headers: response.headers,
			body: Buffer.from(await response.arrayBuffer()),
			page: locals.page,
			inlineHashes
		};
	}
	return (ask) => {
		return (ask.method === "GET" ? reading : writing)({
			network: callerOf(ask.address),
			signal: ask.signal
		}, () => answer(ask));
	};
}
// src/lib/server/door/routes.ts
var section = /^\/storefront\/(?!search$)[^/]+$/;
var pages = [
	/^\/$/,
	/^\/training\/[1-9]\d{0,14}$/,
	/^\/api\/v2\/docs$/,
	section
];
var files = [
	/^\/sitemap\.xml$/,
	/^\/sitemap\/[1-9]\d{0,2}\.xml$/,
	/^\/robots\.txt$/,
	/^\/api\/v2\/openapi\.json$/,
	/^\/site\.webmanifest$/
];
var namedFolders = ["/theme/", "/media/cover/"];
/**
* The kind of cached path, if the page cache keeps this path. Known query parameters are `language` and, for a section,
* `page`. Search results are not cached, because a client can search for any words.
*/
function keptAs(path) {
	if (pages.some((pattern) => pattern.test(path))) return "page";
	if (files.some((pattern) => pattern.test(path))) return "file";
	return namedFolders.some((folder) => path.startsWith(folder)) ? "named" : void 0;
}
/** Whether the address may select one of several pages (`?page=1` is the second). */
function isPaged(path) {
	return section.test(path);
}
/** The class of a path that Astro handles: the API, a page, or a file that is created on demand. */
function routeClass(path) {
	if (isApi(path)) return "api";
	const kind = keptAs(path);
	return kind === "file" || kind === "named" || path.startsWith("/media/") ? "file" : "page";
}
/** Whether refusals under this path use the API error format. */
function isApi(path) {
	return path === "/api/v2" || path.startsWith(`/api/v2/`);
}
// src/lib/server/door/page-cache/visitorKey.ts
var sessionCookie = new RegExp(`(?:^|;)\\s*(?:${sessionCookieNames.join("|")})\\s*=`);
var languageCookie$1 = cookiePattern(LANGUAGE_COOKIE);
var disclaimerCookie = cookiePattern(DISCLAIMER_COOKIE);
/** Whether the request carries a session, valid or not. The page cache does not handle such a request. */
function isSignedIn(cookies) {
	return cookies !== void 0 && sessionCookie.test(cookies);
}
/**
* The request in the form that the page cache uses, or `undefined` if its response must not be cached.
* @param origin scheme and host for the page's links
*/
function keptVisitOf(site, { path, query }, { cookies, origin }) {
	const kind = keptAs(path);
	if (!kind || kind === "page" && isSignedIn(cookies)) return void 0;
	const asked = query === "" ? void 0 : new URLSearchParams(query);
	if (kind === "page" && asked?.has("notice")) return void 0;
	const wish = offeredLanguage(site, asked?.get("language"));
	const url = addressWith({
		language: wish,
		page: pageOf(path, asked)
	}, path);
	if (kind !== "page") return {
		kind,
		key: `${origin}${url}`,
		origin,
		url,
		cookie: ""
	};
	const language = requestLanguage(site, {
		query: wish,
		cookie: languageCookieOf(cookies)
	});
	const mark = agreedMark(site, cookies && disclaimerCookie.exec(cookies)?.[1]);
	const cookie = `${LANGUAGE_COOKIE}=${language}${mark ? `; ${DISCLAIMER_COOKIE}=${mark}` : ""}`;
	return {
		kind,
		key: `${cookie} ${origin}${url}`,
		origin,
		url,
		cookie
	};
}
function addressWith(known, path) {
	const given = Object.entries(known).filter(([, value]) => value !== void 0);
	return given.length > 0 ? `${path}?${given.map(([name, value]) => `${name}=${value}`).join("&")}` : path;
}
/** The page number within a section. The first page has no number. */
function pageOf(path, asked) {
	const page = asked?.get("page");
	return page && isPaged(path) && /^[1-9]\d{0,3}$/.test(page) ? page : void 0;
}
/** The language that the address asks for, if it is not in the visitor's cookie yet. */
function chosenLanguage(site, { query }, cookies) {
	if (!query.includes("language") || isSignedIn(cookies)) return void 0;
	const wish = offeredLanguage(site, new URLSearchParams(query).get("language"));
	return wish && wish !== languageCookieOf(cookies) ? wish : void 0;
}
/** The language from the visitor's cookie. */
function languageCookieOf(cookies) {
	return cookies && languageCookie$1.exec(cookies)?.[1];
}
function offeredLanguage({ languages }, wish) {
	const language = wish === "origin" ? "en" : wish;
	return language && languages.some(({ langcode }) => langcode === language) ? language : void 0;
}
/** The cookie's value, if it records agreement to the current disclaimer. */
function agreedMark({ general }, cookie) {
	return cookie && cookie === disclaimerMark(general.disclaimer_text) ? cookie : void 0;
}
function cookiePattern(name) {
	return new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]+)`);
}
// src/lib/server/door/askerAnswers.ts
/** Serves requests that depend on the user: signed-in pages, forms, API calls, search results. */
function createAskerAnswers({ originOf, addressOf, render, refuse, log, deliver }) {
	return async (exchange, { path, query }, circumstances) => {
		const { req, id: requestId } = exchange;
		const method = req.method === "HEAD" ? "GET" : req.method ?? "GET";
		if (!isApi(path) && method !== "GET" && method !== "POST") return refuse(exchange, 405, ["Allow", "GET, HEAD, POST"]);
		const body = saysTooLarge(req) ? void 0 : method === "GET" ? noBody : await readBody(req);
		if (!body) return refuse(exchange, 413);
		const origin = originOf(req);
		const rendered = await inTime(render({
			method,
			url: query ? `${path}?${query}` : path,
			origin,
			headers: headersOf(req),
			body,
			address: addressOf(req),
			requestId,
			signal: goneSignal(exchange)
		}), RENDER_MS);
		if (!rendered) {
			log.warn({ id: requestId }, "an answer took too long and was given up");
			return refuse(exchange, 503);
		}
		if (isRefusedStatus(rendered.status) && isUnanswered(rendered, path)) return refuse(exchange, rendered.status);
		const personal = method !== "GET" || isSignedIn(req.headers.cookie);
		const finished = finish(rendered, {
			secure: origin.startsWith("https:"),
			personal
		});
		return deliver(exchange, finished, (encoding) => pack(finished, encoding, "quick"), circumstances);
	};
}
/**
* Whether Astro found no endpoint, or failed before it ran one. An API client still gets the API error format, a
* browser a page.
*/
function isUnanswered({ headers, body }, path) {
	return isApi(path) ? !headers.get("content-type")?.startsWith("application/json") : body.length === 0;
}
/** Headers that concern only this connection, or that the door has already read. */
var heldBack = /* @__PURE__ */ new Set([
	"connection",
	"content-length",
	"expect",
	"forwarded",
	"host",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-port",
	"x-forwarded-proto"
]);
function headersOf(req) {
	const headers = new Headers();
	for (const [name, value] of Object.entries(req.headers)) {
		if (value === void 0 || heldBack.has(name)) continue;
		for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
	}
	return headers;
}
// src/lib/server/door/http/deliver.ts
/** Sends a page in an encoding that the client accepts, or 304 if the client already has it. */
function createDelivery(send) {
	return (exchange, { status, etag, unchangedHead }, body, { route, cache, extra }) => {
		const { headers, method } = exchange.req;
		if ((method === "GET" || method === "HEAD") && status === 200 && etag && isKnown(headers["if-none-match"], etag)) {
			send(exchange, {
				status: 304,
				head: [...unchangedHead, ...extra],
				body: null,
				route,
				cache
			});
			return;
		}
		function sendPacked({ head, bytes }) {
			send(exchange, {
				status,
				head: extra.length > 0 ? [...head, ...extra] : head,
				body: bytes,
				route,
				cache
			});
		}
		const packed = body(acceptedEncoding(headers["accept-encoding"]));
		return packed instanceof Promise ? packed.then(sendPacked) : sendPacked(packed);
	};
}
// src/lib/server/door/siteAnswers.ts
/** Serves pages and API calls. Visitors' pages come from the cache, everything else is rendered for each request. */
function createSiteAnswers(parts) {
	const { originOf, addressOf, freshness, kept, keptOrigins, send, refuse, log } = parts;
	const deliver = createDelivery(send);
	const answerAsker = createAskerAnswers({
		...parts,
		deliver
	});
	return (exchange, target) => {
		const site = freshness.isCurrent() ? parts.site.known() : void 0;
		return site ? answer(exchange, target, {
			site,
			isUpToDate: true
		}) : catchUp(exchange, target);
	};
	async function catchUp(exchange, target) {
		const isUpToDate = await freshness.sync();
		const site = await parts.site.load().catch((error) => {
			if (isUpToDate) throw error;
		});
		return site ? answer(exchange, target, {
			site,
			isUpToDate
		}) : refuse(exchange, 503);
	}
	function answer(exchange, target, { site, isUpToDate }) {
		const { req } = exchange;
		const reads = req.method === "GET" || req.method === "HEAD";
		const { cookie: cookies, authorization } = req.headers;
		const chosen = reads && !isApi(target.path) ? chosenLanguage(site, target, cookies) : void 0;
		const extra = chosen ? ["Set-Cookie", languageCookie(chosen, originOf(req))] : [];
		const mayKeep = kept && reads && !authorization;
		const origin = mayKeep ? keptOrigins.find(req) : void 0;
		const visit = origin ? keptVisitOf(site, target, {
			cookies,
			origin
		}) : void 0;
		const circumstances = {
			route: routeClass(target.path),
			cache: "bypass",
			extra
		};
		if (kept && visit) return answerVisit(exchange, visit, {
			...circumstances,
			kept: kept[visit.kind],
			isUpToDate
		});
		if (!isUpToDate) return refuse(exchange, 503);
		const answering = answerAsker(exchange, target, circumstances);
		return mayKeep && !origin && keptAs(target.path) === "page" ? answering.then(() => admit(exchange)) : answering;
	}
	/** Only a host under which a page was shown is added. A refused request does not use a place. */
	function admit({ req, res }) {
		if (res.statusCode === 200) keptOrigins.admit(req);
	}
	function answerVisit(exchange, visit, ways) {
		const { kept, isUpToDate } = ways;
		const held = kept.find(visit.key);
		if (held) return deliver(exchange, held, (encoding) => kept.body(held, encoding), {
			...ways,
			cache: "hit"
		});
		return isUpToDate ? renderVisit(exchange, visit, ways) : refuse(exchange, 503);
	}
	async function renderVisit(exchange, visit, { kept, ...circumstances }) {
		const { req, id: requestId } = exchange;
		const encoding = acceptedEncoding(req.headers["accept-encoding"]);
		const user = {
			address: addressOf(req),
			requestId,
			encoding,
			signal: goneSignal(exchange)
		};
		const rendered = await inTime(kept.render(visit, user), RENDER_MS);
		if (!rendered) {
			log.warn({ id: requestId }, "a page took too long and was given up");
			return refuse(exchange, 503);
		}
		const { page, first } = rendered;
		if ("body" in page && page.body.length === 0 && isRefusedStatus(page.status)) return refuse(exchange, page.status);
		const body = (form) => "key" in page ? kept.body(page, form) : pack(page, form, "quick");
		return deliver(exchange, page, body, {
			...circumstances,
			cache: first ? "miss" : "shared"
		});
	}
}
function languageCookie(language, origin) {
	const secure = origin.startsWith("https:") ? "; Secure" : "";
	return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
// src/lib/server/door/http/refuse.ts
/** Sends the door's own refusals, in the user's language if the site can still determine it. */
function createRefuse({ originOf, site, send, log }) {
	return async (exchange, status, headers = []) => {
		const { req, res, id } = exchange;
		const { language, t } = await wording(req.headers.cookie);
		const path = req.url ?? "/";
		const secure = originOf(req).startsWith("https:");
		const answer = refusal(status, {
			asApi: isApi(path.split("?", 1)[0] ?? ""),
			id,
			language,
			t,
			secure,
			headers
		});
		if (hasMore(req)) res.shouldKeepAlive = false;
		send(exchange, {
			...answer,
			route: routeClass(path)
		});
		discardRest(req);
	};
	async function wording(cookies) {
		try {
			const known = await site();
			const language = requestLanguage(known, { cookie: languageCookieOf(cookies) });
			return {
				language,
				t: known.translator(language)
			};
		} catch (error) {
			log.debug({ err: error }, "refused without knowing the site");
			return {
				language: "en",
				t: inEnglish
			};
		}
	}
}
/** Source strings are English. They are used while the site's languages cannot be read. */
function inEnglish(source, values = {}) {
	return source.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ""));
}
// src/lib/server/door/http/openFiles.ts
/** Files and connections that the process needs besides the connections of clients. */
var OWN_FILES = 128;
var FEWEST = 64;
/** The number of client connections that the system allows this process, at most `wanted`. */
function connectionsFor(wanted) {
	return Math.max(FEWEST, Math.min(wanted, openFilesLimit() - OWN_FILES));
}
/**
* Node has already raised the soft limit to the hard limit. Only Linux has a file for it; other systems allow enough.
*/
function openFilesLimit() {
	try {
		const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
		return limit === void 0 ? Infinity : Number(limit);
	} catch {
		return Infinity;
	}
}
// src/lib/server/door/http/server.ts
/** Limits for one request. Node refuses requests over these limits before our code sees them. */
var limits = {
	/** All headers together with the address (431). */
	maxHeaderSize: 16384,
	headersTimeout: 1e4,
	/** Headers and body (408). One megabyte over a slow connection takes some time. */
	requestTimeout: 3e4,
	/** Longer than the idle time of common reverse proxies (60 s). Otherwise they could write to a closing connection. */
	keepAliveTimeout: 65e3,
	connectionsCheckingInterval: 5e3
};
/** An idle connection is closed after this time. It is longer than a response and the wait after it. */
var IDLE_MS = 75e3;
/** Listens for requests. `port` 0 takes any free port. */
async function listen(answer, { port, host, held = heldLimits }) {
	const connections = createConnections({
		...held,
		connections: connectionsFor(held.connections)
	});
	const server = createServer(limits, (req, res) => {
		if (connections.takes(req, res)) answer(req, res);
	});
	server.timeout = IDLE_MS;
	server.on("connection", connections.opened);
	server.on("close", connections.close);
	server.on("checkContinue", (req, res) => {
		if (!connections.takes(req, res)) return;
		if (!saysTooLarge(req)) res.writeContinue();
		answer(req, res);
	});
	server.on("checkExpectation", (req, res) => {
		if (connections.takes(req, res)) answer(req, res);
	});
	server.on("clientError", refuseUnreadable);
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve();
		});
	});
	return {
		port: server.address().port,
		close: (deadlineMs) => close(server, deadlineMs)
	};
}
var unreadable = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout"
};
/** Refuses input that is not valid HTTP, or that is over a limit. */
function refuseUnreadable(error, socket) {
	if (error.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	const status = unreadable[error.code ?? ""] ?? "400 Bad Request";
	const body = `${status}\n`;
	socket.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${body.length}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`);
}
async function close(server, deadlineMs) {
	const closed = new Promise((resolve) => {
		server.close(() => resolve());
	});
	const enough = new AbortController();
	await Promise.race([closed, setTimeout$1(deadlineMs, void 0, { signal: enough.signal }).catch(() => {})]);
	enough.abort();
	server.closeAllConnections();
	await closed;
}
// src/lib/server/door/openDoor.ts
/** The time limit for requests in progress when the door closes. */
var FINISH_MS = 1e4;
/** Opens a door on parts that already exist: those of the built site, or of a test. */
async function openDoor({ runtime, render, assets, noteRequest = (entry) => runtime.log.info(entry, "request"), metricsSource = (registry) => () => registry.metrics() }) {
	const { config, clock, db, log } = runtime;
	let stopping = false;
	let port = config.port;
	const isStopping = () => stopping;
	const originOf = originReader(config);
	const kept = openKept(runtime, render);
	const siteNow = createSiteNow(runtime.site, clock);
	const metrics = createMetrics(kept.size);
	const send = createSender({
		noteRequest,
		metrics,
		isStopping
	});
	const refuse = createRefuse({
		originOf,
		site: runtime.site,
		send,
		log
	});
	const server = await listen(createDoor({
		send,
		refuse,
		assets,
		state: statePaths({
			config,
			db,
			send,
			refuse,
			isStopping,
			metrics: metricsSource(metrics.registry),
			log
		}),
		site: createSiteAnswers({
			originOf,
			addressOf: (req) => addressOf(req, config),
			site: siteNow.site,
			freshness: createFreshness(clock, log),
			render,
			kept: kept.pages,
			keptOrigins: createKeptOrigins({
				siteUrl: config.siteUrl,
				originOf,
				port: () => port
			}, kept.forget),
			send,
			refuse,
			log
		}),
		onFailure: (error, exchange) => noteFailure(log, error, exchange)
	}), config);
	port = server.port;
	return {
		port,
		async stop({ drainMs = 0 } = {}) {
			stopping = true;
			if (drainMs > 0) await setTimeout$1(drainMs);
			await server.close(FINISH_MS);
			siteNow.forget();
			kept.close();
		}
	};
}
/** Files have their own, smaller part of the memory. A client that invents file addresses cannot push out the pages. */
var FILES_SHARE = 1 / 4;
function openKept({ config, clock, now, log }, render) {
	const limit = config.pageCacheBytes;
	const caches = {
		pages: createPageCache(limit * .75),
		files: createPageCache(limit * FILES_SHARE)
	};
	const page = createKeptPages({
		cache: caches.pages,
		render,
		now,
		log
	});
	const file = createKeptPages({
		cache: caches.files,
		render,
		now,
		log
	});
	function drop(tags) {
		page.changed(tags);
		file.changed(tags);
	}
	const close = clock.onChange(drop);
	return {
		pages: limit > 0 ? {
			page,
			file,
			named: file
		} : void 0,
		close,
		forget: (origin) => drop(/* @__PURE__ */ new Set([originTag(origin)])),
		size() {
			const [pages, files] = [caches.pages.size(), caches.files.size()];
			return {
				entries: pages.entries + files.entries,
				bytes: pages.bytes + files.bytes
			};
		}
	};
}
function noteFailure(log, error, { id }) {
	if (error instanceof BrokenOff) log.debug({ id }, "request broken off");
	else if (error instanceof QueueFull) log.debug({ id }, "refused: too much work waits");
	else log.error({
		err: error,
		id
	}, "request failed");
}
// src/lib/server/mail/pendingWork.ts
function createPendingWork() {
	const works = /* @__PURE__ */ new Set();
	return {
		note(work) {
			const noted = work.catch(() => {}).finally(() => works.delete(noted));
			works.add(noted);
		},
		async done() {
			while (works.size > 0) await Promise.all(works);
		}
	};
}
// src/lib/server/catalogue/search/moreWords.ts
/** Words that people use to find a type of training, beyond its own text. */
var typeWords = {
	course: "course online دورة",
	webinar: "webinar online live ندوة ويبنار مباشر",
	session: "session workshop classroom live جلسة ورشة حضوري مباشر",
	document: "document reading article pdf مستند قراءة مقال",
	video: "video film فيديو فيلم"
};
var freeWords = "free مجاني مجانية";
var byWord = new Map([
	[
		"spreadsheet",
		"spreadsheets",
		"excel",
		"sheets"
	],
	[
		"presentation",
		"presentations",
		"slide",
		"slides",
		"powerpoint"
	],
	[
		"stress",
		"burnout",
		"resilience",
		"wellbeing",
		"overload"
	],
	[
		"email",
		"mail",
		"letter",
		"letters"
	],
	[
		"leader",
		"leaders",
		"leadership",
		"leading",
		"management",
		"manager"
	],
	[
		"meeting",
		"meetings",
		"minutes"
	],
	[
		"database",
		"databases",
		"sql"
	],
	[
		"statistics",
		"data",
		"analytics",
		"charts"
	],
	[
		"first-aid",
		"safety",
		"accident",
		"accidents"
	],
	[
		"money",
		"budget",
		"accounting",
		"finance"
	]
].flatMap((group) => group.map((word) => [word, group])));
/** Other words for one that was searched for. */
function otherWords(word) {
	return (byWord.get(word) ?? []).filter((other) => other !== word);
}
// src/lib/server/catalogue/search/documents.ts
/** Reads the documents of these trainings; deleted and unpublished ones are missing. */
async function documentsWithIds(reader, ids, names) {
	if (ids.length === 0) return [];
	return withTopics(reader, await published(reader).where("id", "in", ids).execute(), names);
}
/** Reads the next documents after an id, in the order of ids. */
async function documentsAfter(reader, { after, limit }, names) {
	return withTopics(reader, await published(reader).where("id", ">", after).orderBy("id").limit(limit).execute(), names);
}
/** Reads the names of all terms. */
async function readTermNames(reader) {
	const rows = await reader.selectFrom("terms").select([
		"tid",
		"parent_tid",
		"name",
		"translations"
	]).execute();
	const terms = new Map(rows.map((row) => [row.tid, row]));
	const namesOf = (tid, above) => {
		const term = tid === null || above.includes(tid) ? void 0 : terms.get(tid);
		if (!term) return [];
		return [...[term.name, ...Object.values(JSON.parse(term.translations))].map(String), ...namesOf(term.parent_tid, [...above, term.tid])];
	};
	return new Map(rows.map(({ tid }) => [tid, namesOf(tid, []).join("\n")]));
}
/** Returns the trainings that have one of these terms. */
async function trainingsUnder(reader, tids) {
	const ids = [];
	for (let from = 0; from < tids.length; from += 500) {
		const some = tids.slice(from, from + 500);
		const rows = await reader.selectFrom("training_terms").select("training_id").where("tid", "in", some).execute();
		ids.push(...rows.map((row) => row.training_id));
	}
	return ids;
}
function published(reader) {
	return reader.selectFrom("trainings").select([
		"id",
		"type",
		"language",
		"title",
		"summary",
		"provider",
		"translations",
		"price_amount"
	]).where("published", "=", 1);
}
async function withTopics(reader, rows, names) {
	if (rows.length === 0) return [];
	const tagged = await reader.selectFrom("training_terms").select(["training_id", "tid"]).where("training_id", "in", rows.map((row) => row.id)).execute();
	const topics = Map.groupBy(tagged, (row) => row.training_id);
	return rows.map((row) => {
		const texts = Object.values(readTexts(row));
		return {
			id: row.id,
			language: row.language,
			title: texts.map((text) => text.title).join("\n"),
			summary: texts.map((text) => text.summary).join("\n"),
			provider: [row.provider, ...texts.flatMap(({ provider }) => provider ?? [])].join("\n"),
			more: row.price_amount === null ? `${typeWords[row.type]} ${freeWords}` : typeWords[row.type],
			topics: (topics.get(row.id) ?? []).map(({ tid }) => names.get(tid) ?? "").join("\n")
		};
	});
}
// src/lib/server/catalogue/search/words.ts
/** Scripts without spaces between words, or with heavy inflection: split into letters and pairs of letters. */
var UNSPACED = /(?:(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])+/gu;
/** A word, with the signs of C++, C# and F#. */
var WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
/** Words joined by a dot, hyphen or apostrophe, which people also write as one word: Node.js, e-learning. */
var JOINED = /[\p{L}\p{N}\p{M}.'’\-‐‑_]+/gu;
var JOINT = /[.'’\-‐‑_]/u;
/** The Arabic article, with the particles that are attached to it. */
var ARTICLE = /^(?:[وفبك]?ال|لل)(?=[\u0620-\u064a]{3})/;
/** Returns the words that the index stores for a text. */
function wordsOfText(text) {
	return cut(text, (letters) => [...letters, ...pairs(letters)], true);
}
/** Returns the words of a search query, in its order and each once. */
function wordsOfQuestion(text) {
	return [...new Set(cut(text, (letters) => letters.length === 1 ? letters : pairs(letters), false))];
}
function cut(text, grams, withJoined) {
	const words = [];
	const spaced = fold(text).replace(UNSPACED, (run) => {
		words.push(...grams(lettersOf(run)));
		return " ";
	});
	for (const [word] of spaced.matchAll(WORD)) words.push(word.replace(ARTICLE, ""));
	if (withJoined) for (const [run] of spaced.matchAll(JOINED)) words.push(...joinedWords(run));
	return words;
}
/** Joins the parts of each run; two adjacent joints separate two runs. */
function joinedWords(run) {
	const groups = [[]];
	for (const part of run.split(JOINT)) if (part === "") groups.push([]);
	else groups.at(-1)?.push(part);
	return groups.filter(({ length }) => length > 1).map((parts) => parts.join(""));
}
/** Returns the letters with their combining marks. */
function lettersOf(run) {
	return run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
function pairs(letters) {
	return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
}
// src/lib/server/catalogue/search/rank.ts
/** With this many exact hits, similar words are not searched. */
var ENOUGH = 10;
/** A hit on only some of the words needs this share of the best score. */
var WORTH = .35;
/** The most hits of a search. */
var MOST_HITS = 16384;
/** The weight of a synonym. */
var OTHER_WORD = .3;
/** The weight of trainings held in the reader's language. */
var OWN_LANGUAGE = 2;
/** Words without meaning of their own; ignored if the query has other words. */
var SMALL_WORDS = new Set("a an and the of to in on for with how is der die das und mit für de la le les el los las y et du des en في من على عن الى و של את עם का की के में से और".split(" "));
/** An empty index over the words of trainings. */
function emptyIndex() {
	return new MiniSearch({
		fields: [
			"title",
			"summary",
			"provider",
			"topics",
			"more"
		],
		storeFields: ["language"],
		tokenize: wordsOfText,
		processTerm: (word) => word
	});
}
/**
* Ranks trainings for a question: first those that hold every word (the last one may be just begun); where
* these are few, those that hold words spelt nearly so; where there is none at all, those that hold some.
*/
function rank(index, question, language) {
	const words = meaningful(wordsOfQuestion(question));
	if (words.length === 0) return {
		hits: [],
		close: false
	};
	const last = words.length - 1;
	const ask = (combineWith, queries) => index.search({
		combineWith,
		queries
	}, options(language)).map(({ id, score }) => ({
		id,
		score
	}));
	const exact = ask("AND", words.map((word, place) => begun(word, place === last)));
	if (exact.length >= ENOUGH) return {
		hits: exact.slice(0, MOST_HITS),
		close: false
	};
	const near = ask("AND", words.map(nearly));
	const found = [...exact, ...without(near, exact)];
	if (found.length > 0 || words.length === 1) return {
		hits: found.slice(0, MOST_HITS),
		close: exact.length === 0
	};
	const some = ask("OR", words.map(nearly));
	return {
		hits: some.filter(({ score }) => score >= WORTH * some[0].score).slice(0, MOST_HITS),
		close: true
	};
}
function options(language) {
	return {
		tokenize: (word) => [word],
		processTerm: (word) => word,
		boost: {
			title: 4,
			topics: 1.6,
			provider: 1.2,
			summary: 1,
			more: .4
		},
		weights: {
			prefix: .4,
			fuzzy: .3
		},
		boostDocument: (_id, _word, stored) => stored?.language === language ? OWN_LANGUAGE : 1
	};
}
function begun(word, isLast) {
	const typed = {
		queries: [word],
		prefix: isLast && letterCount(word) >= 2
	};
	const others = otherWords(word);
	if (others.length === 0) return typed;
	return {
		combineWith: "OR",
		queries: [typed, {
			queries: others,
			combineWith: "OR",
			boostTerm: () => OTHER_WORD
		}]
	};
}
/** Returns a query for the word, words that begin with it, and words with one typing error (two in long words). */
function nearly(word) {
	const count = letterCount(word);
	const slips = /^\p{N}+$/u.test(word) || count < 4 ? 0 : count < 8 ? 1 : 2;
	return {
		combineWith: "OR",
		queries: [{
			queries: [word],
			prefix: count >= 3,
			fuzzy: slips === 0 ? false : slips
		}, ...slips === 1 ? [{
			queries: swapped(word),
			combineWith: "OR",
			boostTerm: () => .3
		}] : []]
	};
}
function swapped(word) {
	const letters = [...word];
	return letters.slice(1).map((letter, place) => letters.with(place, letter).with(place + 1, letters[place]).join(""));
}
function meaningful(words) {
	const rest = words.filter((word) => !SMALL_WORDS.has(word));
	return rest.length > 0 ? rest : words;
}
function without(hits, others) {
	const known = new Set(others.map(({ id }) => id));
	return hits.filter(({ id }) => !known.has(id));
}
function letterCount(word) {
	return word.replace(/\p{M}/gu, "").length;
}
// src/lib/server/catalogue/search/searchIndex.ts
/** The trainings indexed at a time, few enough not to delay other requests. */
var SLICE = 80;
/**
* Creates an index for this process and starts to fill it in slices. The tags of the cache clock name changed trainings
* (`training:{id}`), also deleted ones.
*/
function createSearchIndex(reader, clock) {
	const index = emptyIndex();
	const stale = /* @__PURE__ */ new Set();
	let names = /* @__PURE__ */ new Map();
	let namesAreStale = false;
	let isBuilt = false;
	let work;
	clock.onChange((tags) => {
		if (tags.has("terms")) namesAreStale = true;
		for (const tag of tags) if (tag.startsWith("training:")) stale.add(Number(tag.slice(9)));
	});
	async function catchUp() {
		await clock.sync();
		while (work || !isBuilt || namesAreStale || stale.size > 0) {
			work ??= step().finally(() => {
				work = void 0;
			});
			await work;
		}
	}
	async function step() {
		if (!isBuilt) return build();
		if (namesAreStale) return renewNames();
		return renewSlice();
	}
	async function build() {
		index.removeAll();
		names = await readTermNames(reader);
		for (let after = 0;;) {
			const documents = await documentsAfter(reader, {
				after,
				limit: SLICE
			}, names);
			index.addAll(documents);
			after = documents.at(-1)?.id ?? after;
			if (documents.length < SLICE) break;
			await setImmediate$1();
		}
		isBuilt = true;
	}
	async function renewNames() {
		namesAreStale = false;
		try {
			const fresh = await readTermNames(reader);
			const renamed = [...names].filter(([tid, name]) => fresh.get(tid) !== name).map(([tid]) => tid);
			for (const id of await trainingsUnder(reader, renamed)) stale.add(id);
			names = fresh;
		} catch (error) {
			namesAreStale = true;
			throw error;
		}
	}
	async function renewSlice() {
		const ids = [...stale].slice(0, SLICE);
		for (const id of ids) stale.delete(id);
		try {
			const documents = await documentsWithIds(reader, ids, names);
			const found = new Map(documents.map((document) => [document.id, document]));
			for (const id of ids) file(id, found.get(id));
		} catch (error) {
			for (const id of ids) stale.add(id);
			throw error;
		}
		if (stale.size > 0) await setImmediate$1();
	}
	function file(id, document) {
		if (index.has(id)) index.discard(id);
		if (document) index.add(document);
	}
	const searchIndex = {
		async search(question, { language = "" } = {}) {
			await catchUp();
			return rank(index, question, language);
		},
		warm: catchUp,
		get size() {
			return index.documentCount;
		}
	};
	catchUp().catch(() => {});
	return searchIndex;
}
// src/lib/server/door/runtime.ts
/** The number of rendered sections in the cache. Each takes 10 KB with its source, 60 KB at most. */
var DRAWINGS = 200;
/** Opens everything that a process needs to handle requests. The database must already be migrated. */
async function openRuntime(config, log) {
	const db = openDatabase(config.databaseUrl);
	const clock = createCacheClock(db);
	const time = createRealTime(db);
	await clock.sync();
	return {
		config,
		db,
		log,
		clock: {
			...clock,
			sync: async () => void await Promise.all([time.sync(), clock.sync()])
		},
		site: rememberedSite(db.reader, clock),
		storefront: rememberedStorefronts(db.reader, clock, log),
		catalogue: rememberedCatalogue(db.reader, clock),
		search: createSearchIndex(db.reader, clock),
		drawings: lruCache(DRAWINGS),
		pendingWork: createPendingWork(),
		now: () => time.now()
	};
}
// src/lib/server/door/startDoor.ts
/** The time limit for mails in progress after the last response. A worker then ends before it would be killed. */
var UNDER_WAY_MS = 4e3;
/**
* Opens the built site on a migrated database.
* @throws the system's error if the port is in use
*/
async function startDoor(config, { metricsSource } = {}) {
	const { log, noteRequest, flush } = openLog(config);
	const runtime = await openRuntime(config, log);
	const render = await loadRenderer(runtime);
	await warmUp(render, log);
	const door = await openDoor({
		runtime,
		render,
		assets: await loadAssets(clientFolder, fileSecurity({ secure: config.siteUrl.startsWith("https:") })),
		noteRequest,
		metricsSource
	});
	return {
		port: door.port,
		async stop(options) {
			await door.stop(options);
			await inTime(runtime.pendingWork.done(), UNDER_WAY_MS);
			await runtime.db.close();
			flush();
		}
	};
}
// src/lib/server/door/process/workerMetrics.ts
/** In the leading process: adds up the workers' counters, and sends the sum to the worker that asked. */
function answerWorkers(onFailure) {
	const workers = new AggregatorRegistry();
	cluster.on("message", (worker, message) => {
		if (!isQuestion(message)) return;
		workers.clusterMetrics().then((text) => worker.send({
			reply: "metrics",
			id: message.id,
			text
		})).catch(onFailure);
	});
}
/** In a worker: `/metrics` reports all workers, whichever of them receives the request. */
var metricsOfAllWorkers = (registry) => {
	const waiting = /* @__PURE__ */ new Map();
	let asked = 0;
	AggregatorRegistry.setRegistries(registry);
	new AggregatorRegistry();
	process.on("message", (message) => {
		if (!isReply(message)) return;
		waiting.get(message.id)?.(message.text);
		waiting.delete(message.id);
	});
	return () => new Promise((resolve) => {
		const id = ++asked;
		waiting.set(id, resolve);
		process.send?.({
			question: "metrics",
			id
		});
	});
};
function isQuestion(message) {
	return typeof message === "object" && message !== null && "question" in message && message.question === "metrics";
}
function isReply(message) {
	return typeof message === "object" && message !== null && "reply" in message && message.reply === "metrics";
}
// src/lib/server/door/process/workers.ts
/** A worker that ran for a shorter time than this is started again after a pause, which grows each time. */
var SHORT_LIFE_MS = 1e4;
var FIRST_PAUSE_MS = 100;
var LONGEST_PAUSE_MS = 1e4;
/** Workers finish within their own deadline. This limit is for a worker that hangs. */
var KILL_MS = 15e3;
/** Starts `WORKERS` processes that share the port, replaces one that ends, and passes signals on. */
function leadWorkers(config, env) {
	const ready = /* @__PURE__ */ new Set();
	let announced = false;
	let stopping = false;
	let pause = FIRST_PAUSE_MS;
	function start() {
		const startedMs = Date.now();
		const worker = cluster.fork(env);
		note("info", "worker started", { pid: worker.process.pid });
		worker.on("listening", ({ port }) => {
			ready.add(worker);
			if (announced || ready.size < config.workers) return;
			announced = true;
			announce(config, port);
		});
		worker.on("exit", (code, signal) => {
			ready.delete(worker);
			if (stopping) return;
			note("warn", "worker ended", {
				pid: worker.process.pid,
				code,
				signal
			});
			if (!announced) return void end(1);
			pause = Date.now() - startedMs < SHORT_LIFE_MS ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
			setTimeout(() => stopping || start(), pause);
		});
	}
	async function end(status) {
		stopping = true;
		const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== void 0);
		const gone = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
		for (const worker of workers) worker.process.kill("SIGTERM");
		const kill = () => {
			for (const worker of workers) worker.process.kill("SIGKILL");
		};
		setTimeout(kill, KILL_MS).unref();
		await Promise.all(gone);
		process.exit(status);
	}
	cluster.setupPrimary({
		exec: fileURLToPath(doorProgram),
		args: []
	});
	answerWorkers((error) => note("warn", "metrics of the workers failed", { err: String(error) }));
	onStopSignal(() => end(0));
	for (let count = 0; count < config.workers; count++) start();
}
function note(level, msg, facts) {
	process.stdout.write(`${JSON.stringify({
		level: levels[level],
		time: Date.now(),
		...facts,
		msg
	})}\n`);
}
/** The numbers that pino uses. */
var levels = {
	info: 30,
	warn: 40
};
// src/lib/server/door/runDoor.ts
/**
* Runs the server process from start to end. It migrates the database, opens the door (in several processes if
* `WORKERS` is over 1), prints the address, and closes on SIGTERM or SIGINT. If it cannot start, it prints one sentence
* and exits with status 1.
* @param env as `readConfig` takes it
*/
async function runDoor(env) {
	process.on("uncaughtException", (error) => {
		complain("uncaught exception", error);
		process.exit(1);
	});
	try {
		const config = readConfig(env);
		if (cluster.isPrimary) await migrateOnce(config);
		const endJobs = cluster.isPrimary ? runJobs(config, openLog(config).log) : void 0;
		if (cluster.isPrimary && config.workers > 1) leadWorkers(config, env);
		else await serve(config);
		if (endJobs) onStopSignal(endJobs);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
/** Logs a failure outside of a door. A door has its own log. */
function complain(msg, error) {
	const err = error instanceof Error ? pino.stdSerializers.err(error) : String(error);
	process.stderr.write(`${JSON.stringify({
		level: 60,
		time: Date.now(),
		err,
		msg
	})}\n`);
}
async function migrateOnce({ databaseUrl }) {
	const db = openDatabase(databaseUrl);
	try {
		await migrate(db, /* @__PURE__ */ new Date());
	} finally {
		await db.close();
	}
}
async function serve(config) {
	const door = await startDoor(config, { metricsSource: cluster.isWorker ? metricsOfAllWorkers : void 0 });
	if (cluster.isPrimary) announce(config, door.port);
	onStopSignal(async ({ drainMs }) => {
		await door.stop({ drainMs });
		process.exit(0);
	});
}
export { migrate as n, readConfig as r, runDoor as t };
