import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, type TermLink, shortText } from '../parts.ts'
import { define } from './define.ts'

export interface SearchData {
  terms: TermLink[]
}

/** A large search field with topics under it. */
export const search = define<SearchData>()({
  label: msg('Search'),
  icon: 'search',
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () => z.strictObject({ topics: z.int().min(0).max(8).default(5) }),
  start: { title: '', text: '' },
  appearance: { width: 'narrow', alignment: 'center' },
})
