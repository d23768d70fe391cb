import type { Schema } from './schema/schema.ts'

type Table<Row> = (Numbered<Row> | Keyed<Row> | Passing) & {
  /** A column that refers to another row of the same table: it is set after all rows are there. */
  refersToItself?: keyof Row & string
}

interface Numbered<Row> {
  /** The automatic number, which is the primary key. */
  identity: keyof Row & string
}

interface Keyed<Row> {
  /** The columns of the primary key, in its order. */
  key: readonly (keyof Row & string)[]
}

interface Passing {
  /** Not in a backup: secrets and counters that must not come back, and sums that can be counted again. */
  passing: true
}

/** Every table, each after the tables that it refers to. A table without a line here does not compile. */
export const tables: { readonly [Name in keyof Schema]: Table<Schema[Name]> } = {
  settings: { key: ['name'] },
  languages: { key: ['langcode'] },
  translation_overrides: { key: ['langcode', 'source'] },
  organizations: { identity: 'id' },
  vocabularies: { identity: 'id' },
  terms: { identity: 'tid', refersToItself: 'parent_tid' },
  users: { identity: 'uid' },
  user_roles: { key: ['uid', 'role'] },
  person_external_ids: { key: ['external_id'] },
  // Their files are personal data.
  imports: { passing: true },
  role_access: { key: ['role', 'access'] },
  user_organizations: { key: ['uid', 'organization_id'] },
  scim_users: { key: ['uid'] },
  sessions: { passing: true },
  appearance_versions: { key: ['version'] },
  // The clean-up of uploads reads it by its key.
  appearance_drafts: { key: ['token_hash'], passing: true },
  organization_brands: { key: ['organization_id'] },
  organization_hosts: { key: ['host'] },
  password_resets: { passing: true },
  pending_mails: { passing: true },
  invitations: { passing: true },
  known_devices: { passing: true },
  second_factors: { key: ['uid'] },
  recovery_codes: { key: ['uid', 'code_hash'] },
  passkeys: { key: ['id'] },
  sso_links: { key: ['issuer', 'subject'] },
  sign_in_steps: { passing: true },
  hidden_steps: { key: ['uid'] },
  throttles: { passing: true },
  idempotency_keys: { key: ['uid', 'key'] },
  trainings: { identity: 'id' },
  training_titles: { key: ['training_id', 'langcode'] },
  training_terms: { key: ['training_id', 'tid'] },
  training_organizations: { key: ['training_id', 'organization_id'] },
  enrolments: { identity: 'id' },
  schedules: { identity: 'id' },
  schedule_versions: { identity: 'id' },
  rules_versions: { key: ['revision'] },
  wallets: { key: ['uid'] },
  learning_events: { identity: 'id' },
  products: { identity: 'id' },
  product_titles: { key: ['product_id'] },
  stock_slots: { key: ['product_id', 'slot'] },
  orders: { identity: 'id' },
  order_lines: { identity: 'id' },
  order_history: { identity: 'id' },
  order_mails: { identity: 'id' },
  voucher_codes: { identity: 'id' },
  saving_goals: { key: ['uid'] },
  stock_wishes: { key: ['product_id', 'uid'] },
  // An entry refers to an earlier one, and entries never change: the order of the rows is enough.
  point_entries: { identity: 'id' },
  site_entries: { key: ['entry_id'] },
  lots: { identity: 'id' },
  lot_moves: { key: ['entry_id', 'lot_id'] },
  // The daily job counts them again.
  point_days: { passing: true },
  lot_sums: { passing: true },
  point_marks: { passing: true },
  boards: { identity: 'id' },
  board_rows: { key: ['board_id', 'uid'] },
  board_tallies: { key: ['board_id', 'width', 'bucket'] },
  notices: { identity: 'id' },
  notice_choices: { key: ['uid', 'type'] },
  // A mail that was sent before the backup does not go out again.
  mail_deliveries: { passing: true },
  mail_stops: { key: ['uid'] },
  mail_templates: { key: ['type', 'langcode'] },
  account_mails: { passing: true },
  api_keys: { identity: 'id' },
  jobs: { passing: true },
  storefronts: { identity: 'id' },
  storefront_sections: { identity: 'id' },
  storefront_versions: { key: ['storefront_id', 'version'] },
  storefront_editors: { passing: true },
  uploads: { key: ['file'] },
  instructor_choices: { key: ['uid'] },
  availability_schedules: { identity: 'id' },
  availability_overrides: { identity: 'id' },
  time_off: { identity: 'id' },
  subscribed_calendars: { identity: 'id' },
  busy_times: { key: ['calendar_id', 'from_at'] },
  rooms: { identity: 'id' },
  training_sessions: { identity: 'id' },
  session_instructors: { key: ['session_id', 'uid'] },
  session_bookings: { identity: 'id' },
  session_history: { identity: 'id' },
  audit_entries: { identity: 'id' },
  cache_clock: { key: ['id'] },
  cache_tags: { key: ['tag'] },
}

export type TableName = keyof Schema

export const tableNames = Object.keys(tables) as TableName[]

/** Whether a backup has the table. */
export function isKept(name: TableName): boolean {
  return !('passing' in tables[name])
}

/** The automatic number of the table, if it has one. */
export function identityOf(name: TableName): string | undefined {
  const table = tables[name]
  return 'identity' in table ? table.identity : undefined
}

/** The columns of the primary key; none for tables that are not in a backup. */
export function keyOf(name: TableName): readonly string[] {
  const table = tables[name]
  if ('identity' in table) return [table.identity]
  return 'key' in table ? table.key : []
}
