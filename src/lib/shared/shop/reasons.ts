import type { Availability, Reason } from '../contract/shop.ts'
import type { Formats } from '../i18n/format.ts'
import type { Translate } from '../i18n/message.ts'

interface Reader {
  t: Translate
  format: Pick<Formats, 'date'>
}

/** Why a learner cannot have a product, in a few words each, with the numbers and days that belong to it. */
export function reasonsOf({ reasons }: Availability, reader: Reader): string[] {
  return reasons.flatMap((reason) => wordsOf(reason, reader))
}

/** The same where there is room for a sentence. */
export function wholeReasonsOf({ reasons }: Availability, reader: Reader): string[] {
  return reasons.flatMap((reason) =>
    reason.code === 'insufficient_points'
      ? [reader.t('You need {{count}} more points for this.', { count: reason.missing })]
      : wordsOf(reason, reader),
  )
}

function wordsOf(reason: Reason, { t, format }: Reader): string[] {
  switch (reason.code) {
    case 'insufficient_points':
      return [t('{{count}} points short', { count: reason.missing })]
    case 'sold_out':
      return [t('Sold out')]
    case 'limit_reached': {
      const had = t('Already redeemed {{count}} times', { count: reason.count })
      return reason.next === null
        ? [had]
        : [had, t('Available again from {{date}}', { date: format.date(reason.next) })]
    }
    case 'not_started':
      return [t('Available from {{date}}', { date: format.date(reason.from) })]
    case 'ended':
      return [t('Ended on {{date}}', { date: format.date(reason.until) })]
    case 'paused':
      return [t('Currently unavailable')]
    case 'already_enrolled':
      return [t('You have this training already')]
    case 'already_ordered':
      return [t('You have already ordered this training')]
  }
}

/** Whether this is among the reasons. */
export function lacks({ reasons }: Availability, code: Reason['code']): boolean {
  return reasons.some((reason) => reason.code === code)
}
