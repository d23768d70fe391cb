import { msg } from '#shared/i18n/message.ts'

/** The strings of the form of the look of both storefronts. */
export const strings = [
  msg('Sections'),
  msg('Width'),
  msg('For sections whose own width is normal.'),
  msg('Narrow'),
  msg('Normal'),
  msg('Wide'),
  msg('Space between sections'),
  msg('Compact'),
  msg('Airy'),
  msg('Colour and cards'),
  msg('Background of the page'),
  msg('On a tinted page, tinted sections have the colour of the paper.'),
  msg('Paper'),
  msg('Tinted'),
  msg('Cards of trainings'),
  msg('Without a frame'),
  msg('Framed'),
  msg('How pages look'),
]
