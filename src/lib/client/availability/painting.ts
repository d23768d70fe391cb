import type { HourRange } from '#shared/contract/availability.ts'
import { DAY_MINUTES, MINUTE_MS } from '#shared/time.ts'
import { erasedDay, paintedDay } from '#shared/availability/dayHours.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { type PaintTarget, withDayHours } from './availabilityChanges.ts'
import type { AvailabilityValues } from './availabilityValues.ts'

/** The beginning of a cell of the grid. */
export interface GridPoint {
  /** `yyyy-MM-dd` */
  day: string
  /** From midnight. */
  minute: number
}

/** `paint` adds hours, `erase` removes them. */
export type PaintTool = 'paint' | 'erase'

/** Hours that the user is painting: from the cell where it began to the one where it is now. */
export interface Painting {
  anchor: GridPoint
  head: GridPoint
  tool: PaintTool
}

/** The days of a painting, and the part of each of them. */
export interface PaintedArea {
  days: string[]
  part: TimeRange
}

/** @param step the minutes of a cell */
export function paintedArea({ anchor, head }: Painting, step: number): PaintedArea {
  const [first = '', last = ''] = [anchor.day, head.day].sort()
  const days: string[] = []
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY_MINUTES * MINUTE_MS)
    days.push(new Date(time).toISOString().slice(0, 10))
  const from = Math.min(anchor.minute, head.minute)
  const until = Math.min(DAY_MINUTES, Math.max(anchor.minute, head.minute) + step)
  return { days, part: { from, until } }
}

/** The hours after a painting has ended. */
export function withPainting(
  values: AvailabilityValues,
  { days, part }: PaintedArea,
  { tool, ...target }: Omit<PaintTarget, 'day'> & { tool: PaintTool },
): AvailabilityValues {
  const change = (hours: HourRange[]) => (tool === 'paint' ? paintedDay(hours, part) : erasedDay(hours, part))
  return days.reduce((changed, day) => withDayHours(changed, { ...target, day }, change), values)
}

/** The cell beside another one; the days are those that the grid shows. */
export function pointBeside(
  { day, minute }: GridPoint,
  move: { days?: number; minutes?: number },
  { days, step }: { days: readonly string[]; step: number },
): GridPoint {
  const place = Math.min(Math.max(days.indexOf(day) + (move.days ?? 0), 0), days.length - 1)
  const last = DAY_MINUTES - step
  return { day: days[place] ?? day, minute: Math.min(Math.max(minute + (move.minutes ?? 0), 0), last) }
}
