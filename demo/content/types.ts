import type { Role } from '#shared/access/roles.ts'
import type { EnrolmentState, Price, TrainingType } from '#shared/contract/trainings.ts'
import type { OrganizationKey } from './organizations.ts'
import type { ProfessionKey, TermKey, TitleKey } from './vocabularies.ts'

/** A text as it is written. Its other languages are in `catalogue/`, by the English text. */
export interface Localised {
  en: string
  ar: string
}

export interface DemoOrganization {
  key: string
  name: Localised
}

export interface DemoTerm {
  key: string
  name: Localised
  children?: readonly DemoTerm[]
}

export interface DemoVocabulary {
  machine_name: 'topic' | 'skill' | 'level' | 'profession' | 'title' | 'reward'
  name: Localised
  terms: readonly DemoTerm[]
}

export interface DemoTraining {
  /** Stable slug: the same training is found again by it. */
  external_id: string
  title: Localised
  summary: Localised
  /** HTML of h2, h3, p, ul, li, strong and em only. */
  description: Localised
  type: TrainingType
  /** The language it is held in, whatever languages it is described in. */
  language: string
  provider: string
  duration_minutes: number
  price: Price | null
  terms: readonly TermKey[]
  /** Empty = everyone. */
  organizations: readonly OrganizationKey[]
  /** `external`: the provider reports the completion, never the learner. */
  completion: 'self' | 'external'
  created_days_ago: number
  /** Days from today and full hour in the site's time zone. */
  next_session?: { in_days: number; hour: number }
}

export interface DemoPerson {
  /** Unique; the part before the @ is the login name. */
  mail: string
  first_name: string
  /** Empty for someone who goes by a single name. */
  last_name: string
  roles: readonly Role[]
  organizations: readonly OrganizationKey[]
  title: TitleKey
  professions: readonly ProfessionKey[]
  /** ISO 3166-1 alpha-2. */
  country: string
  /** IANA time zone. */
  timezone: string
  language: keyof Localised
  joined_days_ago: number
}

export interface DemoEnrolment {
  mail: string
  /** `external_id` of the training. */
  training: string
  state: EnrolmentState
  enrolled_at: Date
  started_at: Date | null
  completed_at: Date | null
  withdrawn_at: Date | null
}
