import type { HourRange, WeeklyHours } from '../contract/availability.ts'
import { minutesOf, hoursOn } from './weeks.ts'
import { weekdayOf } from '../days.ts'

/** How often the hours of a schedule come again, and a day of a week in which they apply. */
export interface WeekRhythm {
  every_weeks: number
  /** Not needed for every week. */
  anchor?: string | undefined
}

/**
 * The weekly hours of a schedule after the hours of a day were painted. Ranges that stay as they are keep their rhythm;
 * a new one comes as often as the ranges that it replaces, otherwise in the rhythm of the schedule, this week included.
 */
export function paintWeekly(
  weekly: readonly WeeklyHours[],
  day: string,
  wanted: readonly HourRange[],
  rhythm: WeekRhythm,
): WeeklyHours[] {
  const before = hoursOn(day, weekly)
  const kept = before.filter((rule) => wanted.some((range) => isSameRange(rule, range)))
  const added = wanted
    .filter((range) => !kept.some((rule) => isSameRange(rule, range)))
    .map((range) => {
      const replaced = before.filter((rule) => isOverlapping(rule, range))
      const weeks = Math.min(...(replaced.length > 0 ? replaced : [rhythm]).map(({ every_weeks }) => every_weeks))
      return weeklyRule(day, range, weeks)
    })
  return sortedWeekly([...weekly.filter((rule) => !before.includes(rule)), ...kept, ...added])
}

/** The rhythm in which most hours of a schedule come. */
export function rhythmOf(weekly: readonly WeeklyHours[]): WeekRhythm {
  const groups = Map.groupBy(weekly, ({ every_weeks }) => every_weeks)
  const [most] = [...groups.values()].sort((one, other) => other.length - one.length)
  const [first] = most ?? []
  return first ? { every_weeks: first.every_weeks, anchor: first.anchor } : { every_weeks: 1 }
}

/** The same hours in another rhythm. */
export function withRhythm(weekly: readonly WeeklyHours[], { every_weeks, anchor }: WeekRhythm): WeeklyHours[] {
  return weekly.map(({ anchor: _anchor, ...rule }) => ({
    ...rule,
    every_weeks,
    ...(every_weeks > 1 && anchor !== undefined && { anchor }),
  }))
}

/** By day of the week and time. */
export function sortedWeekly(weekly: readonly WeeklyHours[]): WeeklyHours[] {
  return weekly.toSorted((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1))
}

function weeklyRule(day: string, { from, until }: HourRange, every_weeks: number): WeeklyHours {
  return { weekday: weekdayOf(day), from, until, every_weeks, ...(every_weeks > 1 && { anchor: day }) }
}

function isSameRange(one: HourRange, other: HourRange): boolean {
  return one.from === other.from && one.until === other.until
}

function isOverlapping(one: HourRange, other: HourRange): boolean {
  return minutesOf(one.from) < minutesOf(other.until) && minutesOf(other.from) < minutesOf(one.until)
}
