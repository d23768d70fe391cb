import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, optionalPicture, ratio, seed, shortText } from '../parts.ts'
import { readFilm } from '../videos.ts'
import { define } from './define.ts'

/** A video from an allowed host or an upload. Nothing is loaded from the host before a click. */
export const video = define()({
  label: msg('Video'),
  icon: 'play_circle',
  content: () =>
    z.strictObject({
      title: line,
      text: shortText,
      url: z
        .string()
        .trim()
        .max(2000)
        .refine((url) => readFilm(url) !== null, {
          message: msg('Use the address of a YouTube or Vimeo video, or an upload.'),
          params: { code: 'film' },
        }),
      /** The preview picture of the video; never the host's own picture. */
      poster: optionalPicture,
    }),
  settings: () => z.strictObject({ ratio: ratio.default('16:9'), seed: seed.default('video') }),
  start: { title: '', text: '', url: '', poster: null },
})
