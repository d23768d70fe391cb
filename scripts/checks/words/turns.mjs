/**
 * Phrases that are hard for a reader whose third language is English, and what to write instead. `docs/words.md`
 * explains them. Some are usual in prose, where people tell and answer each other.
 *
 * @type {readonly { pattern: RegExp, instead: string, usualInProse?: true }[]}
 */
export const turns = [
  { pattern: /\bso many\b/i, instead: 'the number, "N", "this many"' },
  { pattern: /\b(tell|tells|told|telling)\b/i, instead: 'notify, report, say, show', usualInProse: true },
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
  { pattern: /(^|[.!:;,]\s+)answers\b/i, instead: 'returns', usualInProse: true },
]

/**
 * The phrases in a text that are not plain English.
 * @param {string} text one comment, string or sentence
 * @param {'comment' | 'string' | 'prose'} [kind]
 * @returns {{ found: string, instead: string }[]}
 */
export function turnsIn(text, kind = 'string') {
  const plain = text
    .replace(/`[^`]*`/g, '`code`')
    .replace(/\s+/g, ' ')
    .trim()
  return turns.flatMap(({ pattern, instead, usualInProse }) => {
    if (usualInProse && kind === 'prose') return []
    const match = sentencesOf(plain)
      .map((sentence) => pattern.exec(sentence))
      .find(Boolean)
    return match ? [{ found: match[0].trim(), instead }] : []
  })
}

function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/)
}
