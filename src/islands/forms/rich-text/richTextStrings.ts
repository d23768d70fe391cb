import { msg } from '#shared/i18n/message.ts'

/** The strings of a rich text field. An island with one passes these to `messages` with its own. */
export const richTextStrings = [
  msg('Formatting'),
  msg('Bold'),
  msg('Italic'),
  msg('Heading'),
  msg('Bulleted list'),
  msg('Numbered list'),
  msg('Link'),
  msg('Undo'),
  msg('Redo'),
  msg('Address of the link'),
  msg('Set the link'),
  msg('Remove the link'),
  msg('Cancel'),
  msg('Use an https:// address, an email address or a path on this site.'),
  msg('This field is required.'),
]
