import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, shortText, title } from '../parts.ts'
import { RichText } from '../richText.ts'
import { define } from './define.ts'

/** Questions that open to their answers. */
export const faq = define()({
  label: msg('FAQ'),
  icon: 'help',
  content: () =>
    z.strictObject({
      title: line,
      text: shortText,
      items: z
        .array(z.strictObject({ question: title, answer: RichText }))
        .min(1)
        .max(30),
    }),
  settings: () => z.strictObject({ open_first: z.boolean().default(false) }),
  start: { title: '', text: '', items: [{ question: '', answer: { type: 'doc', content: [] } }] },
})
