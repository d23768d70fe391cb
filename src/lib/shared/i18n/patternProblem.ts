import { msg } from './message.ts'
import { spelled, tokens } from './phpLetters.ts'

/** Returns why a PHP date pattern cannot be used, as a source string; `undefined` for a good pattern. */
export function patternProblem(pattern: string): string | undefined {
  // linear: an escape has two characters, and everything else has one.
  const plain = pattern.replace(/\\./gsu, '')
  const letters = plain.match(/[A-Za-z]/g) ?? []
  if (letters.length === 0) return msg('Use at least one letter of a date, such as j, M or Y.')
  if (plain.endsWith('\\')) return msg('Write a letter after the last backslash.')
  if (letters.some((letter) => !isDateLetter(letter))) {
    return msg('A letter in it has no meaning in a date. To show it as it is, put a backslash before it.')
  }
  return undefined
}

function isDateLetter(letter: string): boolean {
  return letter === 'c' || letter in tokens || letter in spelled
}
