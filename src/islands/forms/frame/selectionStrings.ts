import { msg } from '#shared/i18n/message.ts'

/** The strings of the bar above selected rows. */
export const selectionStrings = [
  msg('Selection'),
  msg('{{count}} selected'),
  msg('Select all {{total}} on this page'),
  msg('All on this page'),
  msg('Clear the selection'),
  msg('{{action}} {{total}}'),
  msg('{{done}} of {{total}} done'),
  msg('Show the list again'),
  msg('Something went wrong, please try again.'),
  msg('Close'),
  msg('Cancel'),
]
