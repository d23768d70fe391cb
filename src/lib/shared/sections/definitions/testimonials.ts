import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, optionalPicture } from '../parts.ts'
import { define } from './define.ts'

/** Quotations: a large one, or several side by side. */
export const testimonials = define()({
  label: msg('Testimonials'),
  icon: 'format_quote',
  content: () =>
    z.strictObject({
      title: line,
      items: z
        .array(
          z.strictObject({
            /** Without quotation marks: the view adds those of the language. */
            quote: z.string().trim().min(1).max(600),
            name: line,
            role: line,
            picture: optionalPicture,
          }),
        )
        .min(1)
        .max(12),
    }),
  settings: () => z.strictObject({ layout: z.enum(['grid', 'carousel']).default('grid') }),
  start: { title: '', items: [{ quote: '', name: '', role: '', picture: null }] },
  appearance: { alignment: 'center' },
})
