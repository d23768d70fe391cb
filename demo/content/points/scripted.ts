import type { Trigger } from '#shared/points/rules.ts'

/**
 * The scripted activities of the two demo learners, besides completions: their wallets always have the same content.
 */
export interface ScriptedActivity {
  type: Trigger
  days_ago: number
  training?: string
  /** Percent. */
  score?: number
}

/** Few enough per month that no limit is reached: all of them count. */
const visitsOf = {
  learner: [97, 90, 83, 77, 69, 62, 55, 48, 40, 33, 27, 20, 13, 6],
  learner2: [95, 88, 80, 75, 70, 62, 57, 50, 44, 36, 28, 17, 8],
}

const visit = (days_ago: number): ScriptedActivity => ({ type: 'daily_login', days_ago })

export const scriptedActivities: Readonly<Record<string, readonly ScriptedActivity[]>> = {
  'learner@demo.test': [
    { type: 'first_login', days_ago: 349 },
    { type: 'profile_completed', days_ago: 345 },
    { type: 'test_passed', training: 'handover-that-holds', score: 90, days_ago: 319 },
    { type: 'session_attended', training: 'first-five-minutes', days_ago: 256 },
    { type: 'test_passed', training: 'think-before-you-click', score: 80, days_ago: 210 },
    { type: 'test_passed', training: 'a-back-that-lasts', score: 100, days_ago: 169 },
    { type: 'test_passed', training: 'accessible-by-habit', score: 90, days_ago: 102 },
    { type: 'session_attended', training: 'honest-feedback', days_ago: 72 },
    { type: 'test_passed', training: 'letters-patients-understand', score: 96, days_ago: 5 },
    { type: 'certificate_issued', training: 'letters-patients-understand', days_ago: 3 },
    ...visitsOf.learner.map(visit),
  ],
  'learner2@demo.test': [
    { type: 'first_login', days_ago: 299 },
    { type: 'profile_completed', days_ago: 296 },
    { type: 'test_passed', training: 'plain-words', score: 84, days_ago: 219 },
    { type: 'test_passed', training: 'team-of-many-cultures', score: 100, days_ago: 94 },
    { type: 'certificate_issued', training: 'team-of-many-cultures', days_ago: 90 },
    { type: 'session_attended', training: 'first-signs', days_ago: 30 },
    ...visitsOf.learner2.map(visit),
  ],
}

/** The points from the old paper cards, for people whose number is not random. */
export const scriptedCards: Readonly<Record<string, number>> = { 'learner@demo.test': 90, 'learner2@demo.test': 0 }

/** The points that the incentives manager added and removed by hand. */
export const adjustments: readonly { mail: string; amount: number; reason: string; days_ago: number }[] = [
  { mail: 'learner@demo.test', amount: 20, reason: 'Thank you for standing in at the open day', days_ago: 100 },
  { mail: 'jonas.hald@demo.test', amount: 40, reason: 'Two evenings of help with the new wards', days_ago: 240 },
  { mail: 'jonas.hald@demo.test', amount: -20, reason: 'One of the two evenings was counted twice', days_ago: 236 },
  { mail: 'chiara.benedetti@demo.test', amount: 25, reason: 'Best question of the long table', days_ago: 130 },
  { mail: 'huda.najjar@demo.test', amount: 25, reason: 'Best question of the long table', days_ago: 37 },
]
