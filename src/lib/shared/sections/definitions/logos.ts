import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, LinkUrl, MediaFile, title } from '../parts.ts'
import { define } from './define.ts'

/** Partners and customers. A logo without a file is shown as text. */
export const logos = define()({
  label: msg('Logos'),
  icon: 'handshake',
  content: () =>
    z.strictObject({
      title: line,
      items: z
        .array(
          z.strictObject({
            name: title,
            file: MediaFile.nullable().default(null),
            url: LinkUrl.nullable().default(null),
          }),
        )
        .min(1)
        .max(24),
    }),
  settings: () =>
    z.strictObject({
      size: z.enum(['small', 'normal', 'large']).default('normal'),
      /** Shows all logos in grey. */
      grey: z.boolean().default(true),
    }),
  start: { title: '', items: [{ name: '', file: null, url: null }] },
  appearance: { padding: 'small', alignment: 'center' },
})
