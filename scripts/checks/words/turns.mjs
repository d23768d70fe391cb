/**
 * Phrases that are hard for a reader whose third language is English, and what to write instead. `docs/words.md`
 * explains them.
 *
 * @type {readonly { pattern: RegExp, instead: string }[]}
 */
export const turns = [
  { pattern: /\bso many\b/i, instead: 'the number, "N", "this many"' },
  { pattern: /\b(tell|tells|told|telling)\b/i, instead: 'notify, report, say, show' },
  { pattern: /\b(stands|lies)\b(?! for)/i, instead: 'is' },
  { pattern: /\b(whoever|whomever|whom)\b/i, instead: 'the user, anyone who, which' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\blest\b/i, instead: 'so that … not' },
  { pattern: /\bat hand\b/i, instead: 'available, running' },
  { pattern: /\bbe had\b/i, instead: 'available' },
  { pattern: /\bas far as\b/i, instead: 'if, where' },
  { pattern: /\bnobody who\b/i, instead: 'no user who' },
  { pattern: /(^|[.!:;]\s+)What\b[^?]*$/, instead: 'a noun: "The rows that …"' },
  { pattern: /(^|[.!]\s+)Who(se)?\b[^?]*$/, instead: 'a noun: "The user who …"' },
  { pattern: /(^|[.!:;,]\s+)answers\b/i, instead: 'returns' },
]

/**
 * The phrases in a text that are not plain English.
 * @param {string} text one comment, string or sentence
 * @returns {{ found: string, instead: string }[]}
 */
export function turnsIn(text) {
  const plain = text
    .replace(/`[^`]*`/g, '`code`')
    .replace(/\s+/g, ' ')
    .trim()
  return turns.flatMap(({ pattern, instead }) => {
    const match = sentencesOf(plain)
      .map((sentence) => pattern.exec(sentence))
      .find(Boolean)
    return match ? [{ found: match[0].trim(), instead }] : []
  })
}

function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/)
}
