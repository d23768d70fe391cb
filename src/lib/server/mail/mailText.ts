import { type CompleteLetter, partsOfLetter } from './completeLetter.ts'

/** A letter as plain text. Each link is on its own line, so that no mail program includes a following full stop. */
export function asText(letter: CompleteLetter): string {
  const parts = partsOfLetter(letter).map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`))
  return `${parts.join('\n\n')}\n`
}
