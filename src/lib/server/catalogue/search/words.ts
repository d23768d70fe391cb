import { fold } from './fold.ts'

/** Scripts that write no spaces between words, or inflect words beyond recognition: cut into letters and pairs of them. */
const UNSPACED =
  /(?:(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])+/gu
/** A word, with the signs that make C++, C# and F# words of their own. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu
/** Words joined by a dot, hyphen or apostrophe, which people write together too: Node.js, e-learning. */
const JOINED = /[\p{L}\p{N}\p{M}.'’\-‐‑_]+/gu
const JOINT = /[.'’\-‐‑_]/u
/** The Arabic article, with the particles that are written together with it. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=[\u0620-\u064a]{3})/

/** The words under which a text is filed. */
export function wordsOfText(text: string): string[] {
  return cut(text, (letters) => [...letters, ...pairs(letters)], true)
}

/** The words that a question asks for, in its order and each once. */
export function wordsOfQuestion(text: string): string[] {
  return [...new Set(cut(text, (letters) => (letters.length === 1 ? letters : pairs(letters)), false))]
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

/** What stands between two joints that follow each other is no word: it ends one joined word and begins another. */
function joinedWords(run: string): string[] {
  const groups: string[][] = [[]]
  for (const part of run.split(JOINT)) {
    if (part === '') groups.push([])
    else groups.at(-1)?.push(part)
  }
  return groups.filter(({ length }) => length > 1).map((parts) => parts.join(''))
}

/** Letters with the signs that stand on them. */
function lettersOf(run: string): string[] {
  return run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}

function pairs(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}
