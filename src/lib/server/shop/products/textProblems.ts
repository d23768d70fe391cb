import { MAX_DESCRIPTION, MAX_INSTRUCTIONS, type ProductChange } from '#shared/contract/products.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { cleanDescription } from '../../catalogue/save/cleanDescription.ts'
import { switchedLanguages } from '../../site/languages/switchedLanguages.ts'

const formatted = { description: MAX_DESCRIPTION, instructions_after: MAX_INSTRUCTIONS } as const

/** The formatted texts of a product, and their translations. */
type GivenTexts = Pick<ProductChange, keyof typeof formatted | 'translations'>

/**
 * Returns the problems of a product's texts that depend on the site: a language that it does not know, and HTML that is
 * too long after it was cleaned, because cleaning writes `&` as `&amp;`.
 * @param stored languages that the product already has
 */
export async function textProblems(
  reader: Reader,
  { translations = {}, ...own }: GivenTexts,
  stored: readonly string[] = [],
): Promise<Refused[]> {
  const langs = Object.keys(translations)
  const known = new Set([...stored, ...(langs.length > 0 ? await siteLanguages(reader) : [])])
  const unknown = langs.filter((lang) => !known.has(lang))
  if (unknown.length > 0) return unknown.map((lang) => notALanguage(bracketPath(['translations', lang])))
  return [
    ...tooLong(own, []),
    ...Object.entries(translations).flatMap(([lang, texts]) => tooLong(texts, ['translations', lang])),
  ]
}

function tooLong(texts: Pick<GivenTexts, keyof typeof formatted>, path: readonly string[]): Refused[] {
  return (['description', 'instructions_after'] as const).flatMap((name) => {
    const limit = formatted[name]
    if (cleanDescription(texts[name] ?? '').length <= limit) return []
    const message = msg('Use at most {{limit}} characters.')
    return [{ message, values: { limit }, path: bracketPath([...path, name]), code: 'too_long' }]
  })
}

async function siteLanguages(reader: Reader): Promise<string[]> {
  return (await switchedLanguages(reader)).map(({ langcode }) => langcode)
}

function notALanguage(path: string): Refused {
  return { message: msg('This is not one of the choices.'), path, code: 'choice' }
}
