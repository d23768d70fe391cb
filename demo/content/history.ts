import { between, type Chance, chance, weighted } from './chance.ts'
import { busyness, momentOf } from './rhythm.ts'
import { type ScriptedPlan, scriptedPlans } from './scripted.ts'
import type { DemoEnrolment, DemoPerson, DemoTraining } from './types.ts'

/** The trainings that most people take; all others have an appeal between 0.3 and 1.1. */
const favourites: Readonly<Record<string, number>> = {
  'think-before-you-click': 6,
  'first-five-minutes': 4.5,
  'plain-words': 4,
  'sql-first-question': 3.5,
  'honest-feedback': 3,
  'a-back-that-lasts': 2.8,
  'accessible-by-habit': 2.6,
  'handover-that-holds': 2.4,
  'one-idea-per-slide': 2.2,
  'meetings-worth-the-hour': 2,
  'sleep-around-nights': 2,
  'spreadsheets-that-explain': 1.8,
}

const yearInDays = 364
/** How many trainings a person takes in the year; `least` is the commonest. */
const perPerson = { least: 3, most: 19 }

interface Story {
  people: readonly DemoPerson[]
  trainings: readonly DemoTraining[]
  now: Date
  seed?: number
}

/**
 * A year of learning up to `now`, oldest first: who enrolled in what, began and finished it, in the rhythm of their own
 * days and weeks. The same arguments always give the same history, and nothing in it is in the future.
 */
export function history({ people, trainings, now, seed = 20 }: Story): DemoEnrolment[] {
  const random = chance(seed)
  const until = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const appeal = new Map(trainings.map((it) => [it.external_id, favourites[it.external_id] ?? 0.3 + random() * 0.8]))
  const lengths = new Map(trainings.map((it) => [it.external_id, it.duration_minutes]))
  const records = people.flatMap((person) => {
    const plans = scriptedPlans[person.mail] ?? planned(random, { person, trainings, appeal, until })
    return plans.map((plan) => record(random, { person, plan, minutes: lengths.get(plan.training) ?? 0, until }))
  })
  return records.toSorted((a, b) => a.enrolled_at.getTime() - b.enrolled_at.getTime())
}

interface Plan extends ScriptedPlan {
  gave_up?: boolean
}

interface Choice {
  person: DemoPerson
  trainings: readonly DemoTraining[]
  appeal: ReadonlyMap<string, number>
  until: Temporal.Instant
}

/** The trainings of one person in the year: a few people take many, most take some. */
function planned(random: Chance, { person, trainings, appeal, until }: Choice): Plan[] {
  const open = trainings.filter((it) => isFor(it, person))
  const weights = open.map((it) => (appeal.get(it.external_id) ?? 0) * inclination(it, person))
  const count = perPerson.least + Math.floor(random() ** 2 * (perPerson.most - perPerson.least))
  return Array.from({ length: Math.min(open.length, count) }, () => {
    const index = weighted(random, weights)
    // Nobody takes the same thing twice.
    weights[index] = 0
    // A draw from `open`'s own weights always hits one of its trainings.
    const training = open[index]!
    const days_ago = someDaysAgo(random, { since: availableFor(training, person), person, until })
    return { ...course(random, training), days_ago }
  })
}

/** For how many days of the year this person could have taken this training. */
function availableFor(training: DemoTraining, person: DemoPerson): number {
  return Math.max(1, Math.min(yearInDays, training.created_days_ago - 1, person.joined_days_ago - 1))
}

function isFor(training: DemoTraining, person: DemoPerson): boolean {
  return training.organizations.length === 0 || training.organizations.some((key) => person.organizations.includes(key))
}

/** How much likelier than others this person is to take this training. */
function inclination(training: DemoTraining, person: DemoPerson): number {
  const ownCraft = person.professions.some((key) => training.terms.includes(key)) ? 4 : 1
  const ownLanguage = training.language === person.language ? 1.6 : training.language === 'en' ? 1 : 0.35
  const sinceLong = Math.sqrt(availableFor(training, person) / yearInDays)
  return ownCraft * ownLanguage * sinceLong * (training.price === null ? 1 : 0.45)
}

/** The day they enrol, rarely one of rest. */
function someDaysAgo(
  random: Chance,
  { since, person, until }: { since: number; person: DemoPerson; until: Temporal.Instant },
): number {
  const today = until.toZonedDateTimeISO(person.timezone).toPlainDate()
  for (;;) {
    const days = between(random, 1, since)
    if (random() < busyness(today.subtract({ days }), person.country)) return days
  }
}

/** How it goes: most begin, most of those finish; what is long takes longer and is left unfinished more often. */
function course(random: Chance, { external_id: training, duration_minutes }: DemoTraining): Omit<Plan, 'days_ago'> {
  const hours = duration_minutes / 60
  if (random() < 0.1) return { training, began_after: null, took: null, gave_up: random() < 0.3 }
  const began_after = random() < 0.5 ? 0 : between(random, 1, 12)
  if (random() < Math.min(0.3, 0.06 + hours * 0.03)) {
    return { training, began_after, took: null, gave_up: random() < 0.25 }
  }
  return { training, began_after, took: Math.floor(random() * hours * 4) }
}

/** Puts a plan on the calendar and leaves out what has not happened yet. */
function record(
  random: Chance,
  { person, plan, minutes, until }: { person: DemoPerson; plan: Plan; minutes: number; until: Temporal.Instant },
): DemoEnrolment {
  const today = until.toZonedDateTimeISO(person.timezone).toPlainDate()
  const enrolled = momentOf(random, today.subtract({ days: plan.days_ago }), person.timezone)
  const later = (from: Temporal.Instant, days: number, atLeast: number) =>
    laterMoment(random, { from, days, atLeast, timeZone: person.timezone })
  const past = (at: Temporal.Instant | null) => (at && Temporal.Instant.compare(at, until) <= 0 ? at : null)

  const started = plan.began_after === null ? null : past(later(enrolled, plan.began_after, 2))
  const completed = started && plan.took !== null ? past(later(started, plan.took, minutes)) : null
  const withdrawn = plan.gave_up ? past(later(started ?? enrolled, between(random, 3, 30), 0)) : null
  return {
    mail: person.mail,
    training: plan.training,
    state: withdrawn ? 'withdrawn' : completed ? 'completed' : started ? 'in_progress' : 'enrolled',
    enrolled_at: toDate(enrolled),
    started_at: started && toDate(started),
    completed_at: completed && toDate(completed),
    withdrawn_at: withdrawn && toDate(withdrawn),
  }
}

/** Some days after another moment; on the same day, at least this number of minutes after it. */
function laterMoment(
  random: Chance,
  { from, days, atLeast, timeZone }: { from: Temporal.Instant; days: number; atLeast: number; timeZone: string },
): Temporal.Instant {
  if (days === 0) return from.add({ minutes: atLeast + between(random, 0, 9), seconds: between(random, 0, 59) })
  return momentOf(random, from.toZonedDateTimeISO(timeZone).toPlainDate().add({ days }), timeZone)
}

function toDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}
