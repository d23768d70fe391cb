import { msg } from '#shared/i18n/message.ts'

/** The strings of a sortable list. An island with one passes these to `messages` with its own. */
export const sortableStrings = [
  msg('Move {{name}}, position {{position}} of {{total}}'),
  msg('{{name}}, position {{position}} of {{total}}.'),
  msg('Press space or enter to lift it, the arrow keys to move it, space to drop it, Escape to cancel.'),
  msg('Lifted: {{name}}, position {{position}} of {{total}}.'),
  msg('Dropped: {{name}}, position {{position}} of {{total}}.'),
  msg('Not moved: {{name}}, position {{position}} of {{total}}.'),
  msg('A number from 1 to {{total}}.'),
  msg('Move to position…'),
  msg('Close'),
  msg('Cancel'),
  msg('Move'),
  msg('Position'),
]
