import type { Schema } from './schema.ts'

interface Table {
  /** The column the database numbers by itself. */
  identity?: string
  /** A column that names another row of the same table by its identity: filled in after all rows are there. */
  refersToItself?: string
  /** Not in a backup: secrets and counters that must not come to life again. */
  passing?: true
}

/** Every table, each after those it refers to. Total: a table without a line here does not compile. */
export const tables: { [Name in keyof Schema]: Table } = {
  settings: {},
  languages: {},
  translation_overrides: {},
  organizations: { identity: 'id' },
  vocabularies: { identity: 'id' },
  terms: { identity: 'tid', refersToItself: 'parent_tid' },
  users: { identity: 'uid' },
  user_roles: {},
  role_access: {},
  user_organizations: {},
  sessions: { passing: true },
  password_resets: { passing: true },
  pending_mails: { passing: true },
  known_devices: { passing: true },
  throttles: { passing: true },
  idempotency_keys: {},
  trainings: { identity: 'id' },
  training_titles: {},
  training_terms: {},
  training_organizations: {},
  enrolments: { identity: 'id' },
  schedules: { identity: 'id' },
  schedule_versions: { identity: 'id' },
  wallets: {},
  learning_events: { identity: 'id' },
  products: { identity: 'id' },
  stock_slots: {},
  orders: { identity: 'id' },
  order_lines: { identity: 'id' },
  order_history: { identity: 'id' },
  order_mails: { identity: 'id' },
  voucher_codes: { identity: 'id' },
  saving_goals: {},
  stock_wishes: {},
  // An entry refers to an earlier one, and the book takes no changes: the order of the rows is enough.
  point_entries: { identity: 'id' },
  site_entries: {},
  lots: { identity: 'id' },
  lot_moves: {},
  boards: { identity: 'id' },
  board_rows: {},
  board_tallies: {},
  notices: { identity: 'id' },
  notice_choices: {},
  api_keys: { identity: 'id' },
  jobs: { passing: true },
  storefronts: { identity: 'id' },
  storefront_sections: { identity: 'id' },
  cache_clock: {},
  cache_tags: {},
}

export const tableNames = Object.keys(tables) as (keyof Schema)[]
