import { memo } from '../memo.ts'

/** The periods of the leaderboard; `all` is all time and never ends. */
export const boardPeriods = ['week', 'month', 'quarter', 'year', 'all'] as const
export type BoardPeriod = (typeof boardPeriods)[number]

/** A period with its first and last day, `yyyy-MM-dd`; both are '' for all time. */
export interface BoardSpan {
  period: BoardPeriod
  start: string
  end: string
}

/** The week (from Monday), month, quarter or year that contains a day. */
export function spanOf(period: BoardPeriod, day: Temporal.PlainDate): Readonly<BoardSpan> {
  return period === 'all' ? allTime : spansIn[period](day.toString())
}

const allTime: Readonly<BoardSpan> = { period: 'all', start: '', end: '' }

/** Each page with a leaderboard asks for the same few days. */
const spansIn = { week: spans('week'), month: spans('month'), quarter: spans('quarter'), year: spans('year') }

function spans(period: keyof typeof lengths): (day: string) => Readonly<BoardSpan> {
  return memo(1000, (day: string) => {
    const first = firstDay(period, Temporal.PlainDate.from(day))
    const next = first.add(lengths[period])
    return { period, start: first.toString(), end: next.subtract({ days: 1 }).toString() }
  })
}

/** All periods that contain a day. */
export function spansOf(day: Temporal.PlainDate): Readonly<BoardSpan>[] {
  return boardPeriods.map((period) => spanOf(period, day))
}

const lengths = { week: { weeks: 1 }, month: { months: 1 }, quarter: { months: 3 }, year: { years: 1 } } as const

function firstDay(period: keyof typeof lengths, day: Temporal.PlainDate): Temporal.PlainDate {
  switch (period) {
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 })
    case 'month':
      return day.with({ day: 1 })
    case 'quarter':
      return day.with({ month: Math.floor((day.month - 1) / 3) * 3 + 1, day: 1 })
    case 'year':
      return day.with({ month: 1, day: 1 })
  }
}
