import type { Trigger } from '#shared/points/rules.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { LOGINS_DAYS_AGO } from '../rules.ts'
import { between, type Chance, chance } from '../chance.ts'
import { momentOf } from '../rhythm.ts'
import type { DemoEnrolment, DemoPerson, DemoTraining } from '../types.ts'
import { type ScriptedActivity, scriptedActivities } from './scripted.ts'

/** How many days ago the academy started to award points. */
export const LAUNCHED_DAYS_AGO = 350

/** An activity of a person, as the rules name it. */
export interface DemoActivity {
  mail: string
  type: Trigger
  /** `external_id` of the training. */
  training: string | null
  /** Percent. */
  score: number | null
  at: Date
  /** Whether an outside system reports it, instead of the site itself. */
  outside: boolean
  /** When the outside system revoked it. */
  revoked_at: Date | null
}

interface Story {
  people: readonly DemoPerson[]
  trainings: readonly DemoTraining[]
  enrolments: readonly DemoEnrolment[]
  now: Date
  seed?: number
}

/**
 * The activities of a year that can earn points: visits, completed profiles, the completions of the enrolments, and
 * tests. The same arguments give the same activities; none is in the future.
 */
export function demoActivities({ people, trainings, enrolments, now, seed = 21 }: Story): DemoActivity[] {
  const random = chance(seed)
  const year = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const kinds = new Map(trainings.map((training) => [training.external_id, training]))
  const own = Map.groupBy(enrolments, ({ mail }) => mail)
  return people.flatMap((person) => {
    const taken = own.get(person.mail) ?? []
    const completed = taken.flatMap((enrolment) => completion(enrolment, kinds.get(enrolment.training)))
    const scripted = scriptedActivities[person.mail]
    const others = scripted
      ? scripted.map((activity) => onItsDay(random, { activity, person, year }))
      : [
          ...arrival(random, { person, year }),
          ...completed.flatMap((activity) => around(random, activity, kinds.get(activity.training ?? ''))),
          ...visits(random, { person, taken, now }),
        ]
    return [...completed, ...others].filter(({ at }) => at <= now && daysBefore(now, at) < LAUNCHED_DAYS_AGO)
  })
}

const plain = { training: null, score: null, outside: false, revoked_at: null }

function completion({ mail, training, completed_at }: DemoEnrolment, kind?: DemoTraining): DemoActivity[] {
  if (completed_at === null) return []
  const outside = kind?.completion === 'external'
  return [{ ...plain, mail, type: 'training_completed', training, at: completed_at, outside }]
}

interface When {
  person: DemoPerson
  year: Temporal.Instant
}

function onItsDay(random: Chance, { activity, person, year }: When & { activity: ScriptedActivity }): DemoActivity {
  const { days_ago, training = null, score = null, type } = activity
  const outside = !['first_login', 'profile_completed', 'daily_login'].includes(type)
  return {
    ...plain,
    mail: person.mail,
    type,
    training,
    score,
    at: someTime(random, { person, year }, days_ago),
    outside,
  }
}

/** First visits; most people complete their profile soon after. */
function arrival(random: Chance, { person, year }: When): DemoActivity[] {
  const since = Math.min(LAUNCHED_DAYS_AGO, person.joined_days_ago) - 1
  const came = Math.max(1, since - between(random, 0, 9))
  const wrote = Math.max(1, came - between(random, 1, 20))
  const activity = (type: Trigger, days: number): DemoActivity => {
    return { ...plain, mail: person.mail, type, at: someTime(random, { person, year }, days) }
  }
  const first = activity('first_login', came)
  return random() < 0.75 ? [first, activity('profile_completed', wrote)] : [first]
}

/** The activities around a training: attendance, the test on the next day, the certificate and the review. */
function around(random: Chance, done: DemoActivity, kind?: DemoTraining): DemoActivity[] {
  const reported = (type: Trigger, hours: number, more: Partial<DemoActivity> = {}): DemoActivity => {
    return { ...done, type, at: hoursAfter(done.at, hours), outside: true, ...more }
  }
  if (kind?.type === 'session') return [reported('session_attended', 0)]
  const activities: DemoActivity[] = []
  if (kind?.type === 'course' && random() < 0.34) {
    const score = between(random, 48, 100)
    const test = reported('test_passed', between(random, 20, 60), { score })
    activities.push(random() < 0.06 ? { ...test, revoked_at: hoursAfter(test.at, 70) } : test)
    if (kind.duration_minutes >= 180 && score >= 60)
      activities.push(reported('certificate_issued', between(random, 90, 220)))
  }
  if (random() < 0.14) activities.push(reported('survey_submitted', 1))
  if (random() < 0.06) activities.push(reported('review_posted', 30))
  return activities
}

/** Some of the days on which a person was active, since visits count. */
function visits(
  random: Chance,
  { person, taken, now }: { person: DemoPerson; taken: readonly DemoEnrolment[]; now: Date },
) {
  const moments = taken.flatMap(({ enrolled_at, started_at, completed_at }) =>
    [enrolled_at, started_at, completed_at].filter((at) => at !== null),
  )
  const counted = moments.filter((at) => at <= now && daysBefore(now, at) < LOGINS_DAYS_AGO && random() < 0.2)
  return counted.map((at): DemoActivity => ({ ...plain, mail: person.mail, type: 'daily_login', at }))
}

/** A time on a past day at which this person may learn. */
export function someTime(random: Chance, { person, year }: When, daysAgo: number): Date {
  const day = year.toZonedDateTimeISO(person.timezone).toPlainDate().subtract({ days: daysAgo })
  return new Date(momentOf(random, day, person.timezone).epochMilliseconds)
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR_MS)
}

function daysBefore(now: Date, at: Date): number {
  return (now.getTime() - at.getTime()) / DAY_MS
}
