import type { Availability, Reason } from '../contract/shelf.ts'
import type { Formats } from '../i18n/format.ts'
import type { Translate } from '../i18n/message.ts'

interface ReasonFormat {
  t: Translate
  format: Pick<Formats, 'date'>
}

/** Returns short texts for the reasons why a learner cannot buy a product. */
export function reasonsOf({ reasons }: Availability, formatting: ReasonFormat): string[] {
  return reasons.flatMap((reason) => wordsOf(reason, formatting))
}

/** The same texts, as sentences where there is room. */
export function wholeReasonsOf({ reasons }: Availability, formatting: ReasonFormat): string[] {
  return reasons.flatMap((reason) =>
    reason.code === 'insufficient_points'
      ? [formatting.t('You need {{count}} more points for this.', { count: reason.missing })]
      : wordsOf(reason, formatting),
  )
}

function wordsOf(reason: Reason, { t, format }: ReasonFormat): string[] {
  switch (reason.code) {
    case 'insufficient_points':
      return [t('{{count}} points short', { count: reason.missing })]
    case 'sold_out':
      return [t('Sold out')]
    case 'limit_reached': {
      const redeemed = t('Already redeemed {{count}} times', { count: reason.count })
      return reason.next === null
        ? [redeemed]
        : [redeemed, t('Available again from {{date}}', { date: format.date(reason.next) })]
    }
    case 'not_started':
      return [t('Available from {{date}}', { date: format.date(reason.from) })]
    case 'ended':
      return [t('Ended on {{date}}', { date: format.date(reason.until) })]
    case 'paused':
      return [t('Currently unavailable')]
    case 'already_enrolled':
      return [t('You already have this training')]
    case 'already_ordered':
      return [t('You have already ordered this training')]
  }
}

/** Whether this is one of the reasons. */
export function hasReason({ reasons }: Availability, code: Reason['code']): boolean {
  return reasons.some((reason) => reason.code === code)
}
