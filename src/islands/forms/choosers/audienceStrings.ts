import { criteria } from '#shared/audience/criteria.ts'
import { criterionSources } from '#shared/audience/criterionSource.ts'
import { msg } from '#shared/i18n/message.ts'

/** The strings of an audience field. An island with one passes these to `messages` with its own. */
export const audienceStrings = [
  ...Object.values(criteria).map(({ label }) => label),
  ...Object.values(criterionSources),
  msg('A learner must meet each criterion with one of its values.'),
  msg('No longer exists: {{value}}'),
  msg('All values'),
  msg('Counting the people…'),
  msg('{{count}} of {{total}} people match'),
  msg('Fewer than {{number}} of {{total}} people match'),
  msg('The people could not be counted.'),
]
