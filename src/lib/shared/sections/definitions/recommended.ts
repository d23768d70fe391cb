import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { layouts, line, shortText, type TrainingsData } from '../parts.ts'
import { define } from './define.ts'

/** Trainings recommended to this learner. */
export const recommended = define<TrainingsData>()({
  label: msg('Recommended'),
  icon: 'star',
  storefronts: ['registered'],
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () =>
    z.strictObject({
      size: z.int().min(1).max(24).default(8),
      layout: z.enum(layouts).default('carousel'),
    }),
  start: { title: '', text: '' },
})
