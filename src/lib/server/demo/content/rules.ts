import type { Rule } from '#shared/points/rules.ts'
import type { OrganizationKey } from './organizations.ts'
import type { ScheduleKey } from './schedules.ts'
import type { TermKey } from './vocabularies.ts'

/** Since when points are given for being here, in days before today. */
export const LOGINS_DAYS_AGO = 100

/** A rule with what the demo knows by name. Windows are counted in days from today. */
export interface DemoRule extends Pick<Rule, 'id' | 'name' | 'trigger' | 'points'> {
  enabled?: boolean
  times_score?: boolean
  min_score?: number
  terms?: readonly TermKey[]
  organizations?: readonly OrganizationKey[]
  repeat?: Rule['repeat']
  period?: NonNullable<Rule['period']>
  max?: Partial<Rule['max']>
  cooldown_minutes?: number
  from_in_days?: number
  until_in_days?: number
  pending_days?: number
  schedule?: ScheduleKey
  clawback?: boolean
  notify?: boolean
}

/** In points; on the site's clock. */
export const caps = { daily_cap: 120, monthly_cap: 300 }

/** How points are earned, from the top: what is more special stands above what is more general. */
export const rules: readonly DemoRule[] = [
  {
    id: 'weeks-of-care',
    name: 'Weeks of care: a good test at Saltmarsh',
    trigger: 'test_passed',
    points: 60,
    min_score: 80,
    organizations: ['saltmarsh'],
    from_in_days: -45,
    until_in_days: 20,
    schedule: 'campaign',
  },
  {
    id: 'safety',
    name: 'Safety training completed',
    trigger: 'training_completed',
    points: 60,
    terms: ['topic-safety'],
  },
  { id: 'training', name: 'Training completed', trigger: 'training_completed', points: 40 },
  {
    id: 'test',
    name: 'Test passed',
    trigger: 'test_passed',
    points: 50,
    times_score: true,
    min_score: 60,
  },
  {
    id: 'session',
    name: 'In the room',
    trigger: 'session_attended',
    points: 30,
    max: { week: 2 },
    schedule: 'jubilee',
  },
  {
    id: 'certificate',
    name: 'Certificate issued',
    trigger: 'certificate_issued',
    points: 50,
    pending_days: 14,
    schedule: 'never',
  },
  {
    id: 'survey',
    name: 'You told us how it was',
    trigger: 'survey_submitted',
    points: 10,
    repeat: 'periodic',
    period: 'month',
    cooldown_minutes: 60,
    clawback: false,
  },
  {
    id: 'review',
    name: 'Review written',
    trigger: 'review_posted',
    points: 15,
    enabled: false,
    repeat: 'per_completion',
    max: { month: 2 },
  },
  { id: 'profile', name: 'Profile filled in', trigger: 'profile_completed', points: 30, max: { lifetime: 1 } },
  { id: 'welcome', name: 'Welcome', trigger: 'first_login', points: 20, max: { lifetime: 1 } },
  {
    id: 'visit',
    name: 'A day at the academy',
    trigger: 'daily_login',
    points: 2,
    repeat: 'periodic',
    period: 'day',
    max: { month: 10 },
    from_in_days: -LOGINS_DAYS_AGO,
    notify: false,
  },
]
