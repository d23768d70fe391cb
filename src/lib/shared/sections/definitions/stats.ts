import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, title } from '../parts.ts'
import { define } from './define.ts'

/** Numbers the site knows by itself; `own` is one that the editor wrote. */
export const statSources = ['own', 'trainings', 'people', 'completions', 'providers', 'languages', 'sessions'] as const
export type StatSource = Exclude<(typeof statSources)[number], 'own'>

export interface StatsData {
  /** Only the numbers that the items ask for. */
  numbers: Partial<Record<StatSource, number>>
}

/** A few numbers that say how much is going on. */
export const stats = define<StatsData>()({
  label: msg('Numbers'),
  icon: 'bar_chart',
  content: z.strictObject({
    title: line,
    items: z
      .array(
        z.strictObject({
          label: title,
          source: z.enum(statSources).default('own'),
          /** Shown as written where the source is `own` (“24/7”, “4.8”). */
          value: z.string().trim().max(20).default(''),
        }),
      )
      .min(1)
      .max(6),
  }),
  settings: z.strictObject({}),
  start: { title: '', items: [{ label: '', source: 'trainings', value: '' }] },
})
