import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { Link, line, optionalPicture, seed, shortText, title } from '../parts.ts'
import { define } from './define.ts'

/** More slides than this nobody sees. */
export const maxSlides = 5

/** A few announcements side by side, turned by the reader and never by a timer. */
export const slideshow = define()({
  label: msg('Slideshow'),
  icon: 'view_carousel',
  content: z.strictObject({
    /** Names the row for who cannot see it. */
    title: line,
    slides: z
      .array(
        z.strictObject({
          eyebrow: line,
          title,
          text: shortText,
          link: Link.nullable().default(null),
          picture: optionalPicture,
        }),
      )
      .min(1)
      .max(maxSlides),
  }),
  settings: z.strictObject({
    height: z.enum(['small', 'normal', 'tall']).default('normal'),
    /** Slides without a picture get drawings that grow from this. */
    seed: seed.default('slides'),
  }),
  start: { title: '', slides: [{ eyebrow: '', title: '', text: '', link: null, picture: null }] },
})
