/**
 * Phrases that are hard for a reader whose third language is English, and what to write instead. `docs/words.md`
 * explains them. Some are usual in prose, where people tell and answer each other, or in names.
 *
 * @type {readonly { pattern: RegExp, instead: string, usualInProse?: true, usualInNames?: true,
 * onlySummary?: true }[]}
 */
export const turns = [
  { pattern: /\bso many\b/i, instead: 'the number, "N", "this many"' },
  {
    pattern: /\b(tell|tells|told|telling)\b/i,
    instead: 'notify, report, say, show',
    usualInProse: true,
    usualInNames: true,
  },
  { pattern: /\b(stands|lies)\b(?! for)/i, instead: 'is', usualInNames: true },
  { pattern: /\b(whoever|whomever|whom)\b/i, instead: 'the user, anyone who, which' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\blest\b/i, instead: 'so that … not' },
  { pattern: /\bat hand\b/i, instead: 'available, running' },
  { pattern: /\bbe had\b/i, instead: 'available' },
  { pattern: /\bas far as\b/i, instead: 'if, where' },
  { pattern: /\bnobody who\b/i, instead: 'no user who' },
  { pattern: /(^|[.!:;]\s+)What\b[^?]*$/, instead: 'a noun: "The rows that …"', usualInNames: true },
  { pattern: /(^|[.!]\s+)Who(se)?\b[^?]*$/, instead: 'a noun: "The user who …"', usualInNames: true },
  { pattern: /(^|[.!:;,]\s+)answers\b/i, instead: 'returns', usualInProse: true, usualInNames: true },
  { pattern: /\baskers?\b/i, instead: 'the user' },
  { pattern: /\b(an|the) own\b/i, instead: '"the user’s", "their own"' },
  { pattern: /\bplays? no role\b/i, instead: 'does not matter' },
  { pattern: /\bthat (is|are) none\b/i, instead: 'is not one, cannot be read' },
  { pattern: /(^|[.:;]\s+)The most ([a-z]+s|that|by which)\b/, instead: 'the maximum number of', usualInProse: true },
  {
    pattern: /^(?![A-Z][a-z]*s\b)|^(Makes|This|Its)\b/,
    instead: 'a verb: "Returns …", "Creates …"',
    onlySummary: true,
  },
  { pattern: /(^|[.;]\s+)\d{3}\b/, instead: '"Returns 409 if …"', onlySummary: true },
]

/**
 * The phrases in a text that are not plain English.
 * @param {string} text one comment, string or sentence
 * @param {'comment' | 'string' | 'prose' | 'summary'} [kind]
 * @returns {{ found: string, instead: string }[]}
 */
export function turnsIn(text, kind = 'string') {
  const plain = text
    .replace(/`[^`]*`/g, '`code`')
    .replace(/\s+/g, ' ')
    .trim()
  return turns.flatMap(({ pattern, instead, usualInProse, onlySummary }) => {
    if ((usualInProse && kind === 'prose') || (onlySummary && kind !== 'summary')) return []
    const match = (onlySummary ? [plain] : sentencesOf(plain)).map((sentence) => pattern.exec(sentence)).find(Boolean)
    return match ? [{ found: match[0].trim(), instead }] : []
  })
}

function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/)
}
