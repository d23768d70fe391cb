import type { Rule } from '#shared/points/rules.ts'
import type { OrganizationKey } from './organizations.ts'
import type { ScheduleKey } from './schedules.ts'
import type { Localised } from './types.ts'
import type { TermKey } from './vocabularies.ts'

/** Since when points are given for being here, in days before today. */
export const LOGINS_DAYS_AGO = 100

/** A rule with what the demo knows by name. Windows are counted in days from today. */
export interface DemoRule extends Pick<Rule, 'id' | 'trigger' | 'points'> {
  name: Localised
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

/** How points are earned, from the top: more special rules come before more general ones. */
export const rules: readonly DemoRule[] = [
  {
    id: 'weeks-of-care',
    name: { en: 'Weeks of care: a good test at Saltmarsh', ar: 'أسابيع الرعاية: اختبار جيد في سولتمارش' },
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
    name: { en: 'Safety training completed', ar: 'إتمام تدريب في السلامة' },
    trigger: 'training_completed',
    points: 60,
    terms: ['topic-safety'],
  },
  { id: 'training', name: { en: 'Training completed', ar: 'إتمام تدريب' }, trigger: 'training_completed', points: 40 },
  {
    id: 'test',
    name: { en: 'Test passed', ar: 'اجتياز اختبار' },
    trigger: 'test_passed',
    points: 50,
    times_score: true,
    min_score: 60,
  },
  {
    id: 'session',
    name: { en: 'In the room', ar: 'الحضور في القاعة' },
    trigger: 'session_attended',
    points: 30,
    max: { week: 2 },
    schedule: 'jubilee',
  },
  {
    id: 'certificate',
    name: { en: 'Certificate issued', ar: 'نيل شهادة' },
    trigger: 'certificate_issued',
    points: 50,
    pending_days: 14,
    schedule: 'never',
  },
  {
    id: 'survey',
    name: { en: 'You told us how it was', ar: 'أخبرتنا برأيك' },
    trigger: 'survey_submitted',
    points: 10,
    repeat: 'periodic',
    period: 'month',
    cooldown_minutes: 60,
    clawback: false,
  },
  {
    id: 'review',
    name: { en: 'Review written', ar: 'كتابة مراجعة' },
    trigger: 'review_posted',
    points: 15,
    enabled: false,
    repeat: 'per_completion',
    max: { month: 2 },
  },
  {
    id: 'profile',
    name: { en: 'Profile filled in', ar: 'إكمال الملف الشخصي' },
    trigger: 'profile_completed',
    points: 30,
    max: { lifetime: 1 },
  },
  { id: 'welcome', name: { en: 'Welcome', ar: 'أهلًا بك' }, trigger: 'first_login', points: 20, max: { lifetime: 1 } },
  {
    id: 'visit',
    name: { en: 'A day at the academy', ar: 'يوم في الأكاديمية' },
    trigger: 'daily_login',
    points: 2,
    repeat: 'periodic',
    period: 'day',
    max: { month: 10 },
    from_in_days: -LOGINS_DAYS_AGO,
    notify: false,
  },
]
