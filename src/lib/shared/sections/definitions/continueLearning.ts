import { z } from 'zod'
import type { EnrolmentState, ListedTraining } from '../../contract/trainings.ts'
import { msg } from '../../i18n/message.ts'
import { line, shortText } from '../parts.ts'
import { define } from './define.ts'

export interface ContinueLearningData {
  items: { training: ListedTraining; state: EnrolmentState }[]
  moreUrl: string | null
}

/** Trainings that the learner has begun, latest first. Not shown without any. */
export const continueLearning = define<ContinueLearningData>()({
  label: msg('Continue learning'),
  icon: 'history',
  storefronts: ['registered'],
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () => z.strictObject({ size: z.int().min(1).max(12).default(4) }),
  start: { title: '', text: '' },
})
