import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { Link, line, optionalPicture, ratio, seed, title } from '../parts.ts'
import { RichText } from '../richText.ts'
import { define } from './define.ts'

/** A picture and a text, side by side. */
export const imageText = define()({
  label: msg('Image and text'),
  icon: 'art_track',
  content: () =>
    z.strictObject({
      eyebrow: line,
      title,
      body: RichText,
      link: Link.nullable().default(null),
      picture: optionalPicture,
    }),
  settings: () =>
    z.strictObject({
      /** The side of the picture, in reading direction. */
      side: z.enum(['start', 'end']).default('start'),
      ratio: ratio.default('4:3'),
      seed: seed.default('image'),
    }),
  start: { eyebrow: '', title: '', body: { type: 'doc', content: [] }, link: null, picture: null },
})
