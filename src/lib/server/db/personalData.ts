import type { Schema } from './schema/schema.ts'
import type { TableName } from './tables.ts'

/** Rows that belong to a person through another table. */
interface Through<Row> {
  /** The column that refers to the key of the other table. */
  column: keyof Row & string
  table: TableName
  key: string
}

interface OfPerson<Row> {
  /** The column with the uid of the person that the rows are about. */
  person: (keyof Row & string) | Through<Row>
  /**
   * The effect of the person's erasure: it deletes the rows; it keeps them, because they hold numbers and dates only;
   * it empties these columns; or a verb of `privacy` changes them.
   */
  erasure: 'delete' | 'keep' | 'verb' | { readonly [Column in keyof Row]?: '' | '{}' | null }
  /** Columns that no export shows. */
  secrets?: readonly (keyof Row & string)[]
  /** Columns with the uid of a user who acted on the row for the organisation. */
  acts?: readonly (keyof Row & string)[]
}

/** Rows that are about no person; the uid of a user who acted stays, because it is a number without a name then. */
interface OfNobody<Row> {
  person: null
  acts?: readonly (keyof Row & string)[]
}

type Personal<Row> = OfNobody<Row> | OfPerson<Row>

const none = { person: null } as const

/**
 * Which columns hold personal data, for the export and the erasure of a person. A table without a line here does not
 * compile; the lines are in the order in which the erasure may take them.
 */
export const personalData: { readonly [Name in keyof Schema]: Personal<Schema[Name]> } = {
  users: { person: 'uid', erasure: 'verb', secrets: ['password_hash', 'search_key'] },
  user_roles: { person: 'uid', erasure: 'delete' },
  user_organizations: { person: 'uid', erasure: 'delete' },
  person_external_ids: { person: 'uid', erasure: 'delete' },
  // Files of people: a verb deletes them.
  imports: { person: null, acts: ['started_by'] },
  sessions: { person: 'uid', erasure: 'delete', secrets: ['token_hash'] },
  password_resets: { person: 'uid', erasure: 'delete', secrets: ['token_hash'] },
  pending_mails: { person: 'uid', erasure: 'delete', secrets: ['token_hash'] },
  invitations: { person: 'uid', erasure: 'delete', secrets: ['token_hash'], acts: ['invited_by'] },
  known_devices: { person: 'uid', erasure: 'delete', secrets: ['token_hash'] },
  second_factors: { person: 'uid', erasure: 'delete', secrets: ['secret'] },
  recovery_codes: { person: 'uid', erasure: 'delete', secrets: ['code_hash'] },
  passkeys: { person: 'uid', erasure: 'delete' },
  sso_links: { person: 'uid', erasure: 'delete' },
  sign_in_steps: { person: 'uid', erasure: 'delete', secrets: ['token_hash', 'details'] },
  hidden_steps: { person: 'uid', erasure: 'delete' },
  // Stored answers to calls of administrators can hold the data of the person too: a verb deletes those.
  idempotency_keys: { person: 'uid', erasure: 'delete', secrets: ['body_hash', 'answer'] },
  enrolments: { person: 'uid', erasure: 'keep' },
  wallets: { person: 'uid', erasure: 'keep' },
  learning_events: { person: 'uid', erasure: 'verb' },
  orders: { person: 'uid', erasure: { fields: '{}', reason: '', tracking: '' } },
  order_lines: { person: 'uid', erasure: 'keep' },
  order_history: {
    person: { column: 'order_id', table: 'orders', key: 'id' },
    erasure: { reason: '' },
    acts: ['actor'],
  },
  // The addresses of staff, and not of the buyer: a verb deletes those of the person.
  order_mails: none,
  voucher_codes: { person: { column: 'order_line_id', table: 'order_lines', key: 'id' }, erasure: 'keep' },
  saving_goals: { person: 'uid', erasure: 'delete' },
  stock_wishes: { person: 'uid', erasure: 'delete' },
  point_entries: { person: 'uid', erasure: 'verb', acts: ['actor'] },
  lots: { person: 'uid', erasure: 'keep' },
  board_rows: { person: 'uid', erasure: 'keep' },
  // Notifications of others can name the person: a verb deletes those.
  notices: { person: 'uid', erasure: 'delete' },
  notice_choices: { person: 'uid', erasure: 'delete' },
  // Mails to the team have an address and no uid: a verb deletes those of the person.
  mail_deliveries: { person: 'uid', erasure: 'delete' },
  mail_templates: { person: null, acts: ['changed_by'] },
  account_mails: { person: 'uid', erasure: 'delete' },
  mail_stops: { person: 'uid', erasure: 'delete', secrets: ['secret'] },
  scim_users: { person: 'uid', erasure: 'delete' },
  storefront_editors: { person: 'uid', erasure: 'delete' },
  uploads: { person: 'uploaded_by', erasure: 'verb' },
  instructor_choices: { person: 'uid', erasure: 'delete', secrets: ['feed_secret'] },
  availability_overrides: { person: 'uid', erasure: 'delete' },
  availability_schedules: { person: 'uid', erasure: 'delete' },
  time_off: { person: 'uid', erasure: 'delete' },
  busy_times: { person: { column: 'calendar_id', table: 'subscribed_calendars', key: 'id' }, erasure: 'delete' },
  // The address of a calendar is often its key.
  subscribed_calendars: { person: 'uid', erasure: 'delete', secrets: ['url', 'etag'] },
  session_instructors: { person: 'uid', erasure: 'keep' },
  session_bookings: { person: 'uid', erasure: 'keep' },
  session_history: { person: 'actor', erasure: { reason: '' } },
  // The entries about a person are found by the kind and the id of their subject: a verb empties them.
  audit_entries: { person: null, acts: ['actor'] },

  settings: none,
  languages: none,
  translation_overrides: none,
  organizations: none,
  vocabularies: none,
  terms: none,
  role_access: none,
  // The names in keys are hashed.
  throttles: none,
  trainings: { person: null, acts: ['changed_by'] },
  training_titles: none,
  training_terms: none,
  training_organizations: none,
  schedules: none,
  schedule_versions: { person: null, acts: ['saved_by'] },
  rules_versions: { person: null, acts: ['saved_by'] },
  products: { person: null, acts: ['changed_by'] },
  product_titles: none,
  stock_slots: none,
  site_entries: none,
  lot_moves: none,
  point_days: none,
  lot_sums: none,
  point_marks: none,
  boards: none,
  board_tallies: none,
  api_keys: { person: null, acts: ['created_by'] },
  appearance_versions: { person: null, acts: ['saved_by'] },
  appearance_drafts: none,
  organization_brands: { person: null, acts: ['changed_by'] },
  organization_hosts: none,
  jobs: none,
  storefronts: { person: null, acts: ['changed_by'] },
  storefront_sections: none,
  storefront_versions: { person: null, acts: ['saved_by'] },
  rooms: none,
  training_sessions: none,
  cache_clock: none,
  cache_tags: none,
}

/** A table with rows about people, for code that goes through all of them. */
export interface PersonalTable {
  name: TableName
  person: string | { column: string; table: TableName; key: string }
  erasure: 'delete' | 'keep' | 'verb' | Readonly<Record<string, string | null>>
  secrets: readonly string[]
}

/** The tables with rows about people, in the order in which an erasure may take them. */
export const personalTables: readonly PersonalTable[] = Object.entries(personalData).flatMap(([name, entry]) =>
  entry.person === null ? [] : [{ secrets: [], ...entry, name: name as TableName } as PersonalTable],
)
