import type { Trigger } from '#shared/points/rules.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { LOGINS_DAYS_AGO } from '../rules.ts'
import { between, type Chance, chance } from '../chance.ts'
import { momentOf } from '../rhythm.ts'
import type { DemoEnrolment, DemoPerson, DemoTraining } from '../types.ts'
import { type ToldDeed, toldDeeds } from './scripted.ts'

/** Since when the academy thanks with points, in days before today. */
export const LAUNCHED_DAYS_AGO = 350

/** Something that somebody did, in the words of the rules. */
export interface DemoDeed {
  mail: string
  type: Trigger
  /** `external_id` of the training that it was about. */
  training: string | null
  /** Percent. */
  score: number | null
  at: Date
  /** Told by whoever holds the training, not seen by the site itself. */
  outside: boolean
  /** When whoever told of it took it back. */
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
 * What people did in the year that points may be given for: they came, filled in their profiles, finished what the
 * enrolments say they finished, and sat tests. The same arguments give the same deeds; none lies in the future.
 */
export function deeds({ people, trainings, enrolments, now, seed = 21 }: Story): DemoDeed[] {
  const random = chance(seed)
  const year = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const kinds = new Map(trainings.map((training) => [training.external_id, training]))
  const own = Map.groupBy(enrolments, ({ mail }) => mail)
  return people.flatMap((person) => {
    const taken = own.get(person.mail) ?? []
    const completed = taken.flatMap((enrolment) => completion(enrolment, kinds.get(enrolment.training)))
    const told = toldDeeds[person.mail]
    const others = told
      ? told.map((deed) => onItsDay(random, { deed, person, year }))
      : [
          ...arrival(random, { person, year }),
          ...completed.flatMap((deed) => around(random, deed, kinds.get(deed.training ?? ''))),
          ...visits(random, { person, taken, now }),
        ]
    return [...completed, ...others].filter(({ at }) => at <= now && daysBefore(now, at) < LAUNCHED_DAYS_AGO)
  })
}

const plain = { training: null, score: null, outside: false, revoked_at: null }

function completion({ mail, training, completed_at }: DemoEnrolment, kind?: DemoTraining): DemoDeed[] {
  if (completed_at === null) return []
  const outside = kind?.completion === 'external'
  return [{ ...plain, mail, type: 'training_completed', training, at: completed_at, outside }]
}

interface When {
  person: DemoPerson
  year: Temporal.Instant
}

function onItsDay(random: Chance, { deed, person, year }: When & { deed: ToldDeed }): DemoDeed {
  const { days_ago, training = null, score = null, type } = deed
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

/** They come for the first time, and most of them say who they are soon after that. */
function arrival(random: Chance, { person, year }: When): DemoDeed[] {
  const since = Math.min(LAUNCHED_DAYS_AGO, person.joined_days_ago) - 1
  const came = Math.max(1, since - between(random, 0, 9))
  const wrote = Math.max(1, came - between(random, 1, 20))
  const deed = (type: Trigger, days: number): DemoDeed => {
    return { ...plain, mail: person.mail, type, at: someTime(random, { person, year }, days) }
  }
  const first = deed('first_login', came)
  return random() < 0.75 ? [first, deed('profile_completed', wrote)] : [first]
}

/** What comes with a training: being there, the test on the day after, the paper, and what one thought of it. */
function around(random: Chance, done: DemoDeed, kind?: DemoTraining): DemoDeed[] {
  const told = (type: Trigger, hours: number, more: Partial<DemoDeed> = {}): DemoDeed => {
    return { ...done, type, at: hoursAfter(done.at, hours), outside: true, ...more }
  }
  if (kind?.type === 'session') return [told('session_attended', 0)]
  const deeds: DemoDeed[] = []
  if (kind?.type === 'course' && random() < 0.34) {
    const score = between(random, 48, 100)
    const test = told('test_passed', between(random, 20, 60), { score })
    deeds.push(random() < 0.06 ? { ...test, revoked_at: hoursAfter(test.at, 70) } : test)
    if (kind.duration_minutes >= 180 && score >= 60) deeds.push(told('certificate_issued', between(random, 90, 220)))
  }
  if (random() < 0.14) deeds.push(told('survey_submitted', 1))
  if (random() < 0.06) deeds.push(told('review_posted', 30))
  return deeds
}

/** Some of the days on which something moved, since visits are counted. */
function visits(
  random: Chance,
  { person, taken, now }: { person: DemoPerson; taken: readonly DemoEnrolment[]; now: Date },
) {
  const moments = taken.flatMap(({ enrolled_at, started_at, completed_at }) =>
    [enrolled_at, started_at, completed_at].filter((at) => at !== null),
  )
  const counted = moments.filter((at) => at <= now && daysBefore(now, at) < LOGINS_DAYS_AGO && random() < 0.2)
  return counted.map((at): DemoDeed => ({ ...plain, mail: person.mail, type: 'daily_login', at }))
}

/** A moment of a day before today, when this person might sit down to learn. */
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
