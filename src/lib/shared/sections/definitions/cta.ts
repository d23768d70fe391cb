import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { Link, shortText, title } from '../parts.ts'
import { define } from './define.ts'

/** One sentence with one call to action. */
export const cta = define()({
  label: msg('Call to action'),
  icon: 'campaign',
  content: () => z.strictObject({ title, text: shortText, links: z.array(Link).min(1).max(2) }),
  settings: () => z.strictObject({}),
  start: { title: '', text: '', links: [{ label: '', url: '' }] },
  appearance: { scheme: 'primary' },
})
