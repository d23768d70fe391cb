import type { Generated, Insertable, Selectable } from 'kysely'

/** Taxonomy, trainings and enrolments. */
export interface CatalogueSchema {
  vocabularies: { id: Generated<number>; machine_name: string; name: string; translations: Generated<string> }
  terms: TermsTable
  trainings: TrainingsTable
  /** The sort keys of a training's translated titles, by language. */
  training_titles: { training_id: number; langcode: string; title_key: string }
  training_terms: { training_id: number; tid: number }
  training_organizations: { training_id: number; organization_id: number }
  enrolments: EnrolmentsTable
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
  /** The sort key of `title`: folded, compared by code point. */
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
  /** Enrolments of the last 90 days; the daily job and the import count them, never a request. */
  popularity: Generated<number>
  next_session_at: string | null
  /** JSON: language → { title, summary, description }. */
  translations: Generated<string>
  notes: Generated<string>
  /** The cache clock at the last change; the search index reads the trainings that changed after its own value. */
  changed_at: Generated<number>
  /** Counts the saves; each save of the form sends the revision that it is based on. */
  revision: Generated<number>
  /** The user who saved it last; `null`: an import or a command. */
  changed_by: Generated<number | null>
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

export type TrainingRow = Selectable<TrainingsTable>
export type NewTraining = Insertable<TrainingsTable>
export type EnrolmentRow = Selectable<EnrolmentsTable>
