const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'àƀćđéƒğĥíĵķļɱñöƥɋŕšţüṽŵẋýžÀƁĆĐÉƑĞĤÍĴĶĻṀÑÖƤɊŔŠŢÜṼŴẊÝŽ']

/**
 * Writes an English text with accents, a third longer and in brackets: a text that stays plain is not translated, a
 * missing bracket is cut off. Placeholders stay.
 */
export function pseudoText(text: string): string {
  // linear: a name contains no brace, so no two places share a search.
  const parts = text.split(/(\{\{\w+\}\})/)
  return `[${parts.map((part, place) => (place % 2 === 1 ? part : accentedText(part))).join('')}]`
}

/** Vowels are doubled, because longer words are what other languages have. */
function accentedText(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const accent = accented[letters.indexOf(letter)] ?? letter
    return 'aeiou'.includes(letter) ? accent + accent : accent
  })
}
