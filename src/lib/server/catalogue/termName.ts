import type { TermFact } from './facts/catalogueFacts.ts'

/** A term's name in a language, else as it was entered. */
export function termName(term: Pick<TermFact, 'name' | 'translations'>, language: string): string {
  return term.translations[language] || term.name
}
