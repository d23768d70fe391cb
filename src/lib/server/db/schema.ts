import type { Generated, Insertable, Selectable } from 'kysely'
import type { PointsSchema } from './pointsSchema.ts'
import type { ShopSchema } from './shopSchema.ts'

/**
 * The tables, as both databases hold them: booleans are 0/1, instants are UTC text
 * (`yyyy-MM-dd HH:mm:ss`), JSON is text that zod parses where it is read.
 */
export interface Schema extends PointsSchema, ShopSchema {
  users: UsersTable
  user_roles: { uid: number; role: string }
  user_organizations: { uid: number; organization_id: number }
  role_access: { role: string; access: string }
  organizations: { id: Generated<number>; name: string }
  vocabularies: { id: Generated<number>; machine_name: string; name: string; translations: Generated<string> }
  terms: TermsTable
  trainings: TrainingsTable
  /** By what a training sorts in the languages it is translated into. */
  training_titles: { training_id: number; langcode: string; title_key: string }
  training_terms: { training_id: number; tid: number }
  training_organizations: { training_id: number; organization_id: number }
  enrolments: EnrolmentsTable
  settings: { name: string; value: string; revision: Generated<number>; changed: string }
  languages: { langcode: string; direction: number; weight: number; enabled: number }
  translation_overrides: { langcode: string; source: string; translation: string }
  storefronts: StorefrontsTable
  storefront_sections: StorefrontSectionsTable
  sessions: SessionsTable
  password_resets: { token_hash: string; uid: number; created: string; expires: string; used: string | null }
  /** A mail address that counts once the link sent to it was opened. */
  pending_mails: PendingMailsTable
  /** The browsers that signed in to an account before; `seen` is the last time. */
  known_devices: { token_hash: string; uid: number; seen: string }
  throttles: { key: string; hits: number; window_start: string }
  idempotency_keys: IdempotencyKeysTable
  cache_clock: { id: number; value: number }
  cache_tags: { tag: string; changed_at: number }
}

export interface UsersTable {
  uid: Generated<number>
  /** The login name as typed; `name_key` is its case-folded form, which is unique. */
  name: string
  name_key: string
  mail: string
  mail_key: string
  first_name: string
  last_name: string
  full_name: string
  avatar: string | null
  language: string | null
  timezone: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  title_tid: number | null
  status: 'active' | 'blocked'
  password_hash: string | null
  /** JSON: further audience criteria by vocabulary, `{ profession: [tid, …] }`. */
  profile: Generated<string>
  created: string
  last_login: string | null
  /** 0 for who does not want to be ranked. */
  on_leaderboard: Generated<number>
}

export interface TermsTable {
  tid: Generated<number>
  vocabulary_id: number
  parent_tid: number | null
  name: string
  weight: Generated<number>
  /** JSON: language → name. */
  translations: Generated<string>
}

export interface TrainingsTable {
  id: Generated<number>
  external_id: string | null
  title: string
  /** By what `title` sorts: folded, compared by code point. */
  title_key: Generated<string>
  summary: string
  description: string
  type: 'course' | 'webinar' | 'session' | 'document' | 'video'
  language: string
  provider: string
  duration_minutes: number | null
  /** In the minor unit of `price_currency`; null is free. */
  price_amount: number | null
  price_currency: string | null
  cover: string | null
  url: string
  completion: 'self' | 'external'
  published: number
  created: string
  changed: string
  /** Enrolments of the last 90 days, counted by the daily job and the import, never per request. */
  popularity: Generated<number>
  next_session_at: string | null
  /** JSON: language → { title, summary, description }. */
  translations: Generated<string>
  notes: Generated<string>
  /** Value of the cache clock at the last change; the search index reads what is newer than it knows. */
  changed_at: Generated<number>
}

export interface EnrolmentsTable {
  id: Generated<number>
  uid: number
  training_id: number
  state: 'enrolled' | 'in_progress' | 'completed' | 'withdrawn'
  enrolled_at: string
  started_at: string | null
  completed_at: string | null
  withdrawn_at: string | null
}

export interface StorefrontsTable {
  id: Generated<number>
  type: 'registered' | 'unregistered'
  enabled: Generated<number>
  language: Generated<string>
  revision: Generated<number>
  restrictions: Generated<string>
}

export interface StorefrontSectionsTable {
  id: Generated<number>
  storefront_id: number
  type: string
  weight: number
  hidden: Generated<number>
  visible_from: string | null
  visible_until: string | null
  /** JSON: language → content of the type's schema. */
  content: string
  settings: string
  appearance: string
  restrictions: string
}

export interface SessionsTable {
  token_hash: string
  uid: number
  created: string
  last_seen: string
  expires: string
}

export interface PendingMailsTable {
  uid: number
  mail: string
  mail_key: string
  token_hash: string
  created: string
  expires: string
}

export interface IdempotencyKeysTable {
  uid: number
  key: string
  body_hash: string
  status: number
  answer: string
  created: string
}

export type UserRow = Selectable<UsersTable>
export type TrainingRow = Selectable<TrainingsTable>
export type NewTraining = Insertable<TrainingsTable>
export type EnrolmentRow = Selectable<EnrolmentsTable>
