import { fold } from '#shared/fold.ts'

/** Scripts without spaces between words, or with heavy inflection: split into letters and pairs of letters. */
const UNSPACED =
  /(?:(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])+/gu
/** A word, with the signs of C++, C# and F#. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu
/** Words joined by a dot, hyphen or apostrophe, which people also write as one word: Node.js, e-learning. */
const JOINED = /[\p{L}\p{N}\p{M}.'’\-‐‑_]+/gu
const JOINT = /[.'’\-‐‑_]/u
/** The Arabic article, with the particles that are attached to it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=[\u0620-\u064a]{3})/

/** Words without meaning of their own; ignored if the query has other words. */
const SMALL_WORDS = new Set(
  'a an and the of to in on for with how is der die das und mit für de la le les el los las y et du des en في من على عن الى و של את עם का की के में से और'.split(
    ' ',
  ),
)

/** Returns the words that the index stores for a text. */
export function wordsOfText(text: string): string[] {
  return cut(text, (letters) => [...letters, ...pairs(letters)], true)
}

/** Returns the words of a search query, in its order and each once. */
export function wordsOfQuestion(text: string): string[] {
  return [...new Set(cut(text, (letters) => (letters.length === 1 ? letters : pairs(letters)), false))]
}

/** Each word costs: a question of forty misspelt words would take a process a second. */
const MOST_SOUGHT = 10

/** Returns the words of a search query that are looked for: the first ten. */
export function soughtWords(question: string): string[] {
  const words = wordsOfQuestion(question)
  const rest = words.filter((word) => !SMALL_WORDS.has(word))
  return (rest.length > 0 ? rest : words).slice(0, MOST_SOUGHT)
}

function cut(text: string, grams: (letters: string[]) => string[], withJoined: boolean): string[] {
  const words: string[] = []
  const folded = fold(text)
  const spaced = folded.replace(UNSPACED, (run) => {
    words.push(...grams(lettersOf(run)))
    return ' '
  })
  for (const [word] of spaced.matchAll(WORD)) words.push(word.replace(ARTICLE, ''))
  if (withJoined) for (const [run] of spaced.matchAll(JOINED)) words.push(...joinedWords(run))
  return words
}

/** Joins the parts of each run; two adjacent joints separate two runs. */
function joinedWords(run: string): string[] {
  const groups: string[][] = [[]]
  for (const part of run.split(JOINT)) {
    if (part === '') groups.push([])
    else groups.at(-1)?.push(part)
  }
  return groups.filter(({ length }) => length > 1).map((parts) => parts.join(''))
}

/** Returns the letters with their combining marks. */
function lettersOf(run: string): string[] {
  return run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}

function pairs(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}
