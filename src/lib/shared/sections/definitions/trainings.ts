import { z } from 'zod'
import { Id } from '../../contract/common.ts'
import { trainingOrders } from '../../contract/trainings.ts'
import { msg } from '../../i18n/message.ts'
import { layouts, line, termIds, shortText, type TrainingsData, vocabulary } from '../parts.ts'
import { define } from './define.ts'

const trainingSources = ['all', 'free', 'custom', 'vocabulary'] as const

/** The maximum number of trainings that a section shows; a link leads to all. */
const maxShownTrainings = 24

/** Trainings: all, the free ones, chosen ones, or those under chosen terms. */
export const trainings = define<TrainingsData>()({
  label: msg('Trainings'),
  icon: 'school',
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () =>
    z
      .strictObject({
        source: z.enum(trainingSources).default('all'),
        /** Chosen trainings in the order they are shown (source `custom`). */
        ids: z.array(Id).max(maxShownTrainings).default([]),
        vocabulary: vocabulary.default('topic'),
        terms: termIds,
        layout: z.enum(layouts).default('carousel'),
        size: z.int().min(1).max(maxShownTrainings).default(8),
        order_by: z.enum(['personalized', ...trainingOrders]).default('personalized'),
      })
      .superRefine((settings, context) => {
        const lacking = missingChoice(settings)
        if (lacking)
          context.addIssue({
            code: 'custom',
            path: [lacking],
            message: msg('Choose at least one.'),
            params: { code: 'required' },
          })
      }),
  start: { title: '', text: '' },
})

function missingChoice(settings: { source: string; ids: number[]; terms: number[] }): 'ids' | 'terms' | null {
  if (settings.source === 'custom' && settings.ids.length === 0) return 'ids'
  if (settings.source === 'vocabulary' && settings.terms.length === 0) return 'terms'
  return null
}
