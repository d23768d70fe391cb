import type { Direction } from './languages.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const isolates = new RegExp(`[${FIRST_STRONG_ISOLATE}${POP_ISOLATE}]`, 'g')
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const leftToRightRun = /\d|(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u

/**
 * Makes a name or value safe inside a sentence of the given direction. If its own direction could move neighbouring
 * words, numbers or punctuation, it is enclosed in Unicode isolates (UAX #9); otherwise it does not change. In
 * right-to-left text digits count too: `2026-11-21` after Arabic would be shown as 21-11-2026.
 */
export function isolate(text: string, direction: Direction): string {
  const foreign = direction === 'rtl' ? leftToRightRun : rightToLeftLetter
  return foreign.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text
}

/** A text without isolates, for a field in which somebody edits it. */
export function withoutIsolates(text: string): string {
  return text.replace(isolates, '')
}
