import { daysOfMonth } from '../days.ts'

/** The months, from 1. */
export const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1)

/** The days of every year (`MM-dd`) that have a name together. 29 February means the 28th in other years. */
export const yearDaySets = {
  month: monthNumbers.map(endOf),
  quarter: [3, 6, 9, 12].map(endOf),
  year: [endOf(12)],
} as const
export type YearDaySet = keyof typeof yearDaySets

/** The set that these days are, in any order; `undefined` if they are none. */
export function yearDaySetOf(days: readonly string[]): YearDaySet | undefined {
  const sorted = [...new Set(days)].sort().join()
  const sets = Object.keys(yearDaySets) as YearDaySet[] // why: the keys are those above
  return sets.find((set) => yearDaySets[set].join() === sorted)
}

/** The month and the day of `MM-dd`. */
export function readYearDay(yearDay: string): { month: number; day: number } {
  const [month = 1, day = 1] = yearDay.split('-').map(Number)
  return { month, day }
}

/** `MM-dd`; a day after the end of the month becomes its last day. */
export function writeYearDay({ month, day }: { month: number; day: number }): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(month)}-${two(Math.min(day, daysIn(month)))}`
}

/** The maximum number of days that the month has, so 29 for February. */
export function daysIn(month: number): number {
  return daysOfMonth(2024, month)
}

function endOf(month: number): string {
  return writeYearDay({ month, day: 31 })
}
