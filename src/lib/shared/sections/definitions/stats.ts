import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, title } from '../parts.ts'
import { define } from './define.ts'

/** The sources of numbers; `own` is a number that the editor writes. */
export const statSources = ['own', 'trainings', 'people', 'completions', 'providers', 'languages', 'sessions'] as const
export type StatSource = Exclude<(typeof statSources)[number], 'own'>

export interface StatsData {
  /** The numbers of the sources that the items use. */
  numbers: Partial<Record<StatSource, number>>
}

/** A few numbers about the site. */
export const stats = define<StatsData>()({
  label: msg('Numbers'),
  icon: 'bar_chart',
  content: () =>
    z.strictObject({
      title: line,
      items: z
        .array(
          z.strictObject({
            label: title,
            source: z.enum(statSources).default('own'),
            /** Shown as written if the source is `own` (“24/7”, “4.8”). */
            value: z.string().trim().max(20).default(''),
          }),
        )
        .min(1)
        .max(6),
    }),
  settings: () => z.strictObject({}),
  start: { title: '', items: [{ label: '', source: 'trainings', value: '' }] },
})
