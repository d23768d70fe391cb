import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { Link, line, optionalPicture, seed, type TermLink, shortText, title } from '../parts.ts'
import { define } from './define.ts'

export interface HeroData {
  /** The topics below the search field. */
  terms: TermLink[]
}

/** The opening: a sentence about the site, and the way in. */
export const hero = define<HeroData>()({
  label: msg('Hero'),
  icon: 'web_asset',
  content: () =>
    z.strictObject({
      eyebrow: line,
      title,
      text: shortText,
      links: z.array(Link).max(2).default([]),
      picture: optionalPicture,
    }),
  settings: () =>
    z.strictObject({
      search: z.boolean().default(true),
      topics: z.int().min(0).max(8).default(5),
      art: z.enum(['covers', 'picture', 'none']).default('covers'),
      /** Seeds of the three covers on the table, back to front. */
      covers: z.array(seed).length(3).default(['table-17', 'table-46', 'table-37']),
    }),
  start: { eyebrow: '', title: '', text: '', links: [], picture: null },
  appearance: { padding: 'large' },
})
