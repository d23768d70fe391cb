import type { Availability, Reason } from '../contract/shelf.ts'
import type { Formats } from '../i18n/format.ts'
import { msg, type Translate } from '../i18n/message.ts'

const lastingTexts = {
  limit_reached: msg('Already redeemed {{count}} times'),
  already_enrolled: msg('You already have this training'),
  already_ordered: msg('You have already ordered this training'),
}

/** A reason why a learner can never buy a product again, with its short text before the translation. */
interface LastingReason {
  code: keyof typeof lastingTexts
  message: string
  values: Record<string, number>
}

/**
 * Returns the reason why a learner can never buy a product again: the limit for a lifetime, or the training that the
 * learner has; an open order counts as having it. `null`: there is none.
 */
export function lastingReason(reasons: readonly Reason[]): LastingReason | null {
  for (const reason of reasons) {
    if (reason.code === 'limit_reached' && reason.next === null) return lasting(reason.code, { count: reason.count })
    if (reason.code === 'already_enrolled' || reason.code === 'already_ordered') return lasting(reason.code)
  }
  return null
}

function lasting(code: LastingReason['code'], values: LastingReason['values'] = {}): LastingReason {
  return { code, message: lastingTexts[code], values }
}

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
      const redeemed = t(lastingTexts.limit_reached, { count: reason.count })
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
      return [t(lastingTexts.already_enrolled)]
    case 'already_ordered':
      return [t(lastingTexts.already_ordered)]
  }
}

/** Whether it helps a learner to hear when a product is back: it is sold out, and the learner may buy it again. */
export function isWorthWaitingFor(availability: Availability): boolean {
  return hasReason(availability, 'sold_out') && !lastingReason(availability.reasons)
}

/** Whether this is one of the reasons. */
export function hasReason({ reasons }: Availability, code: Reason['code']): boolean {
  return reasons.some((reason) => reason.code === code)
}
