import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line } from '../parts.ts'
import { RichText } from '../richText.ts'
import { define } from './define.ts'

/** Text with headings, lists and links, in readable line length. */
export const richText = define()({
  label: msg('Text'),
  icon: 'article',
  content: () => z.strictObject({ title: line, body: RichText }),
  settings: () => z.strictObject({ columns: z.union([z.literal(1), z.literal(2)]).default(1) }),
  start: { title: '', body: { type: 'doc', content: [] } },
  appearance: { width: 'narrow' },
})
