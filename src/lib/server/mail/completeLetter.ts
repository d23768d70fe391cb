import type { MailTexts } from '#shared/contract/mailTemplates.ts'
import { showValues } from '#shared/i18n/values.ts'
import type { Reader } from '../db/database.ts'
import type { Site } from '../site/site.ts'
import type { Letter, LetterPart } from './letter.ts'
import { type MailBrand, mailBrandOf } from './mailBrand.ts'
import { readMailTexts } from './templates/readMailTemplate.ts'

/** A letter as it is sent: with the texts of the site, its signature and a brand. */
export interface CompleteLetter extends Letter {
  signature: readonly string[]
  brand: MailBrand
}

/** Adds the site's own texts and the brand that the recipient sees. */
export async function completeLetter(
  reader: Reader,
  letter: Letter,
  { site, origin }: { site: Site; origin: string },
): Promise<CompleteLetter> {
  const texts = await readMailTexts(reader, letter)
  return withMailTexts({ ...letter, brand: await mailBrandOf(reader, letter, { site, origin }) }, texts)
}

/** The letter with texts of the site; an empty text is the product's. */
export function withMailTexts(
  letter: Letter & { brand: MailBrand },
  { subject, opening, closing, signature }: MailTexts,
): CompleteLetter {
  const { values, language } = letter
  const fill = (text: string) => filled(text, showValues(values, language))
  return {
    ...letter,
    subject: subject === '' ? letter.subject : fill(subject),
    opening: opening === '' ? letter.opening : paragraphsOf(fill(opening)),
    closing: closing === '' ? letter.closing : paragraphsOf(fill(closing)),
    signature: paragraphsOf(fill(signature)),
  }
}

/** All of a letter, the first part first. */
export function partsOfLetter({ opening, facts, closing, signature }: CompleteLetter): LetterPart[] {
  return [...opening, ...facts, ...closing, ...signature]
}

/** Values are put in once: a value may look like a placeholder. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  // linear: a name contains no brace, so no two places share a search.
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole))
}

/** Paragraphs are separated by empty lines; other line breaks stay. */
function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
