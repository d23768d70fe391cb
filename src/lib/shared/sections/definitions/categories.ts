import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, type TermLink, termIds, shortText, vocabulary } from '../parts.ts'
import { define } from './define.ts'

export interface CategoriesData {
  terms: TermLink[]
}

/** The terms of a vocabulary as links to their trainings. */
export const categories = define<CategoriesData>()({
  label: msg('Categories'),
  icon: 'category',
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () =>
    z.strictObject({
      vocabulary: vocabulary.default('topic'),
      /** Chosen terms; empty: the top terms with most trainings. */
      terms: termIds,
      size: z.int().min(1).max(24).default(8),
      counts: z.boolean().default(true),
      layout: z.enum(['tiles', 'chips']).default('tiles'),
    }),
  start: { title: '', text: '' },
  appearance: { scheme: 'tint' },
})
