import type { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { DAY_MS } from '../time.ts'

/** Two texts that sort by time: days, times of a clock, or instants of the contract. */
interface Period {
  from: string
  until: string
}

/** Whether the end is after the beginning. */
export function isInOrder({ from, until }: Period): boolean {
  return from < until
}

/** The same for days, of which the last one is included. */
export function isNotReversed({ from, until }: Period): boolean {
  return from <= until
}

/**
 * A rule about several fields applies when these fields are right, also if others are wrong: so all problems are found at
 * once.
 */
export function whenRead(...names: string[]): (payload: z.core.ParsePayload) => boolean {
  return ({ value, issues }) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    issues.every(({ path }) => path?.length !== 0 && !names.includes(String(path?.[0])))
}
const when = whenRead('from', 'until')

/** The problem of a period that ends before it begins. The words are the `error`: zod takes a `message` out of it. */
export const notInOrder = {
  when,
  path: ['until'],
  error: msg('The end must be after the start.'),
  params: { code: 'order' },
}

/** Whether the end is at most this number of days after the beginning. */
export function isWithinDays(days: number): (period: Period) => boolean {
  return ({ from, until }) => Date.parse(isoOf(until)) - Date.parse(isoOf(from)) <= days * DAY_MS
}

/** The problem of a period that is too long. */
export const tooLong = { when, path: ['until'], error: msg('This period is too long.'), params: { code: 'too_long' } }

function isoOf(text: string): string {
  return text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text
}
