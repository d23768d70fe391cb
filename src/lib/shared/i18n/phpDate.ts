import { TZDate } from '@date-fns/tz'
import type { Locale } from 'date-fns'
import { format } from 'date-fns/format'
import { spelled, tokens } from './phpLetters.ts'

/**
 * Writes an instant with a PHP date pattern (`l, j F Y`), in a time zone (IANA name) and with the words of a date-fns
 * locale. Throws a RangeError if the instant is invalid or the zone is unknown.
 */
export function formatPhp(instant: Date, pattern: string, where: { locale: Locale; timeZone: string }): string {
  const { locale, timeZone } = where
  const date = TZDate.tz(timeZone, instant.getTime())
  const spell = (letter: string) =>
    spelled[letter]?.({ date, timeZone, locale }) ?? format(date, tokens[letter] ?? '', { locale })
  const converted = toDateFnsPattern(pattern, spell)
  // date-fns fails on an empty pattern; `S` alone becomes one in a language without ordinal suffixes.
  return converted && format(date, converted, { locale })
}

/**
 * Converts a PHP date pattern to a date-fns pattern: every letter of PHP's `date()` and backslash escapes.
 *
 * Some letters have no counterpart (`t`, `z`, `e` …), and date-fns cannot separate adjacent tokens of one kind (`dj`).
 * For these, `spell` gives the text of the letter, so that the result is valid for one instant only; without `spell`
 * they throw a RangeError.
 */
export function toDateFnsPattern(php: string, spell: (letter: string) => string = refuse): string {
  const parts = read(php)
  const hasDay = parts.some(({ letter }) => letter && ['d', 'j', 'jS'].includes(letter))
  let pattern = ''
  let text = ''
  for (const part of parts) {
    const token = part.letter && tokenOf(part.letter, hasDay)
    const touches = text === '' && token?.[0] === pattern.at(-1)
    if (token && !touches) {
      pattern += quote(text) + token
      text = ''
    } else {
      text += part.letter ? spell(part.letter) : part.text
    }
  }
  return pattern + quote(text)
}

type Part = { letter: string; text?: undefined } | { letter?: undefined; text: string }

function read(php: string): Part[] {
  return [...php.matchAll(/\\(.)|(jS|.)/gsu)].flatMap(([, escaped, plain = '']): Part[] => {
    if (escaped !== undefined) return [{ text: escaped }]
    if (plain === 'c') return read('Y-m-d\\TH:i:sP')
    return [plain in tokens || plain in spelled ? { letter: plain } : { text: plain }]
  })
}

/** A month without its day is in the nominative in languages that have both forms. */
function tokenOf(letter: string, hasDay: boolean): string | undefined {
  const token = tokens[letter]
  return hasDay ? token : token?.replace(/^MMM+$/, (months) => 'L'.repeat(months.length))
}

/** date-fns reads a quote at the beginning of quoted text as a separate text, so these come before it. */
function quote(text: string): string {
  const rest = text.replace(/^'+/, '')
  const leading = "''".repeat(text.length - rest.length)
  return leading + (/^[ .,:/()-]*$/.test(rest) ? rest : `'${rest.replaceAll("'", "''")}'`)
}

function refuse(letter: string): never {
  throw new RangeError(`date-fns has no token for '${letter}' at this place of a PHP date pattern`)
}
