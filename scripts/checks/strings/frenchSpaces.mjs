const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

/**
 * The French signs with a wrong space: a narrow no-break space is before `;`, `!` and `?`, a no-break space before `:`
 * and inside « ». A sign without a space is none of these: it is in an address, a time, an entity or a ratio.
 *
 * @param {string} text
 * @returns {string[]} each wrong place with the word beside it
 */
export function wrongFrenchSpaces(text) {
  // linear: a match has a bounded length.
  const signs = text.matchAll(/(\S?)(\s)([;!?:»])|(«)(\s?)(\S?)/g)
  return [...signs]
    .filter(([, , before, sign, quote, after]) => {
      if (quote) return after !== NO_BREAK
      return before !== (';!?'.includes(sign) ? NARROW : NO_BREAK)
    })
    .map(([place]) => place)
}
