import { fold } from '#shared/fold.ts'

/**
 * Returns the key by which a title sorts, by code point on every database: without case, accents, leading punctuation or
 * article, and with numbers by value (`Level 2` before `Level 10`).
 */
export function titleKey(title: string): string {
  return fold(title)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:the|an|a) (?=\S)|^ال(?=[\u0620-\u064a]{3})/u, '')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
    .slice(0, 200)
}
