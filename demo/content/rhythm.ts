import { between, type Chance, weighted } from './chance.ts'

/** When people learn, by hour of their own day: the morning's coffee, the hour after lunch, and some evenings. */
const hours = [0, 0, 0, 0, 0, 1, 2, 4, 7, 10, 10, 7, 4, 7, 9, 8, 5, 3, 2, 2, 3, 3, 2, 1]

const workday = 1
const restDay = 0.25

/** Where the days of rest are Friday and Saturday; elsewhere they are Saturday and Sunday (ISO: Monday is 1). */
const fridayCountries = new Set(['EG', 'IL', 'JO'])

/** How busy a day is for someone in this country. */
export function busyness(day: Temporal.PlainDate, country: string): number {
  const rest = fridayCountries.has(country) ? [5, 6] : [6, 7]
  return rest.includes(day.dayOfWeek) ? restDay : workday
}

/** A moment of that day at which somebody might sit down to learn, on the clock of their own zone. */
export function momentOf(random: Chance, day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  const plainTime = { hour: weighted(random, hours), minute: between(random, 0, 59), second: between(random, 0, 59) }
  return day.toZonedDateTime({ timeZone, plainTime }).toInstant()
}
