import type { Leaderboard, LeaderboardQuery } from '#shared/contract/leaderboard.ts'
import { withQuery } from '#shared/contract/query.ts'
import type { Formats } from '#shared/i18n/format.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import type { BoardPeriod } from '#shared/points/boardPeriods.ts'

export const BOARD_PATH = '/leaderboard'

export const periodLabels: Record<BoardPeriod, string> = {
  week: msg('Week'),
  month: msg('Month'),
  quarter: msg('Quarter'),
  year: msg('Year'),
  all: msg('All time'),
}

/** The name of each value of the address, as a source string. */
export const boardFilterLabels: Record<keyof LeaderboardQuery, string> = {
  period: msg('Period'),
  scope: msg('Group'),
  organization: msg('Organisation'),
  date: msg('Date'),
}

interface Chosen {
  period: BoardPeriod
  organization: number | null
  date?: string | null
}

/** The address of a board. It always names the period, because the site's settings choose the default one. */
export function boardAddress({ period, organization, date }: Chosen): string {
  return withQuery(BOARD_PATH, {
    period,
    ...(organization !== null && { scope: 'organization', organization }),
    date,
  })
}

/** The label of a period. */
export function nameOfPeriod(
  { period, start, end }: Pick<Leaderboard, 'period' | 'start' | 'end'>,
  { t, format }: { t: Translate; format: Pick<Formats, 'date'> },
): string {
  if (start === null || end === null) return t('All time')
  const [year = '', month = ''] = start.split('-')
  switch (period) {
    case 'week':
      return t('{{from}} to {{until}}', {
        from: format.date(start, end.startsWith(year) ? 'day_month' : 'medium'),
        until: format.date(end),
      })
    case 'quarter':
      return t('Quarter {{quarter}} of {{year}}', { quarter: (Number(month) + 2) / 3, year })
    case 'year':
      return year
    default:
      return format.date(start, 'month')
  }
}
