import { msg } from '#shared/i18n/message.ts'

/** The texts of the checkout. The page passes their translations. */
export const checkoutStrings = [
  msg('You have'),
  msg('It costs'),
  msg('One costs'),
  msg('Quantity'),
  msg('Write a whole number from 1 to {{most}}.'),
  msg('Redeem'),
  msg('You will have left'),
  msg('You are short of'),
  msg('{{count}} points'),
  msg('This field is required.'),
  msg('Choose one'),
  msg('Terms'),
  msg('I agree to the terms'),
  msg('Redeem for {{count}} points'),
  msg('Redeem one more for {{count}} points'),
  msg('Redeeming…'),
  msg('No answer yet. We are trying again; you pay only once.'),
  msg('We can’t reach the shop. Your entries are still here. Try again: you pay only once.'),
  msg('Please check the following'),
  msg('You redeemed this a moment ago. To redeem it once more, open the checkout again.'),
  msg('See rewards within reach'),
  msg('Go to the reward'),
  msg('My rewards'),
  msg('Cancel'),
]
