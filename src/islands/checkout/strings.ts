import { msg } from '#shared/i18n/message.ts'

/** What the checkout says; chosen by the page for its reader. */
export const strings = [
  msg('You have'),
  msg('It costs'),
  msg('You will have left'),
  msg('You are short of'),
  msg('{{count}} points'),
  msg('This field is required.'),
  msg('Choose one'),
  msg('Terms'),
  msg('I agree to the terms'),
  msg('Redeem for {{count}} points'),
  msg('Your purchase is on its way …'),
  msg('The answer was lost on the way. We ask again; you pay only once.'),
  msg('The shop cannot be reached. Nothing you typed is lost. Try again: you pay only once.'),
  msg('{{field}}: {{problem}}'),
  msg('You have bought this a moment ago. To redeem it once more, open the checkout again.'),
  msg('See what you can have'),
  msg('To the product'),
  msg('My rewards'),
  msg('Cancel'),
]
