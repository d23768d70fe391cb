import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { Link, line, optionalPicture, seed, shortText, title } from '../parts.ts'
import { define } from './define.ts'

/** The maximum number of slides. */
export const maxSlides = 5

/** A few announcements in a row that the reader moves; there is no timer. */
export const slideshow = define()({
  label: msg('Slideshow'),
  icon: 'view_carousel',
  content: () =>
    z.strictObject({
      /** The accessible name of the row. */
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
  settings: () =>
    z.strictObject({
      height: z.enum(['small', 'normal', 'tall']).default('normal'),
      /** The seed of the drawings for slides without a picture. */
      seed: seed.default('slides'),
    }),
  start: { title: '', slides: [{ eyebrow: '', title: '', text: '', link: null, picture: null }] },
})
