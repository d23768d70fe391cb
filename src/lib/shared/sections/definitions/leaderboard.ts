import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, shortText } from '../parts.ts'
import { define } from './define.ts'

export interface LeaderboardData {
  rows: { rank: number; name: string; points: number; me: boolean }[]
  url: string
}

/** The top of the leaderboard with the learner's own row. Data is null if the leaderboard is off. */
export const leaderboard = define<LeaderboardData | null>()({
  label: msg('Leaderboard'),
  icon: 'emoji_events',
  storefronts: ['registered'],
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () =>
    z.strictObject({
      size: z.int().min(3).max(10).default(5),
      period: z.enum(['week', 'month', 'quarter', 'year', 'all']).default('month'),
      scope: z.enum(['everyone', 'organization']).default('everyone'),
    }),
  start: { title: '', text: '' },
  appearance: { width: 'narrow' },
})
