import { expect, test } from 'vitest'
import { demoCatalogues } from '#demo/content/catalogues.ts'
import { organizations } from '#demo/content/organizations.ts'
import { lesson, texts } from '#demo/content/pages.ts'
import { products } from '#demo/content/products/products.ts'
import { rules } from '#demo/content/rules.ts'
import { registered } from '#demo/content/storefronts/registered.ts'
import { unregistered } from '#demo/content/storefronts/unregistered.ts'
import { demoTrainings } from '#demo/content/trainings/trainings.ts'
import { contentIn, demoLanguages, inLanguage } from '#demo/content/translate.ts'
import type { Localised } from '#demo/content/types.ts'
import { vocabularies } from '#demo/content/vocabularies.ts'
import { completeLanguages } from '#shared/i18n/languages.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { wrongFrenchSpaces } from '../../../scripts/checks/strings/frenchSpaces.mjs'

const references = { term: () => 1, training: () => 1 }
const written = [organizations, texts, lesson, products, rules, demoTrainings, vocabularies].flatMap(textsIn)

test('the demo academy is written in every language of the product', () => {
  expect(demoLanguages).toEqual(completeLanguages.map(({ langcode }) => langcode))
  expect(written.length).toBeGreaterThan(400)
  const missing = demoLanguages.flatMap((language) =>
    written.filter((text) => !isWrittenIn(() => inLanguage(text, language))).map(({ en }) => `${language}: ${en}`),
  )
  expect(missing).toEqual([])
})

test('each section of the demo storefronts is written in every language', () => {
  const sections = [...unregistered(references), ...registered(references)]
  const missing = demoLanguages.flatMap((language) =>
    sections
      .filter(({ content }) => !isWrittenIn(() => JSON.stringify(contentIn<unknown>(content, language))))
      .map(({ type }) => `${language}: ${type}`),
  )
  expect(missing).toEqual([])
})

test('translations of the demo keep the tags, links and placeholders of the English text', () => {
  const changed = Object.entries(demoCatalogues).flatMap(([language, catalogue]) =>
    Object.entries(catalogue)
      .filter(([english, text]) => markupOf(text) !== markupOf(english))
      .map(([english]) => `${language}: ${english}`),
  )
  expect(changed).toEqual([])
})

test('French texts of the demo have no-break spaces at their signs', () => {
  expect(Object.values(demoCatalogues.fr).flatMap(wrongFrenchSpaces)).toEqual([])
})

test('the seeded site stores the texts of the demo in every language', async () => {
  const { reader } = await demoDatabase()
  const languages = demoLanguages.toSorted()
  const enabled = await reader.selectFrom('languages').select('langcode').where('enabled', '=', 1).execute()
  expect(enabled.map(({ langcode }) => langcode).toSorted()).toEqual(languages)
  const withoutEnglish = languages.filter((language) => language !== 'en')
  for (const table of ['vocabularies', 'terms', 'products'] as const) {
    const rows = await reader.selectFrom(table).select('translations').execute()
    for (const { translations } of rows) expect(languagesOf(translations), table).toEqual(withoutEnglish)
  }
  const sections = await reader.selectFrom('storefront_sections').select('content').execute()
  for (const { content } of sections) expect(languagesOf(content)).toEqual(languages)
})

/** All texts with an English and an Arabic version in a part of the demo's content. */
function textsIn(value: unknown): Localised[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalised(value)) return value.en ? [value] : []
  return Object.values(value).flatMap(textsIn)
}

function isLocalised(value: object): value is Localised {
  return Object.keys(value).toSorted().join() === 'ar,en'
}

function isWrittenIn(read: () => string): boolean {
  try {
    return read() !== ''
  } catch {
    return false
  }
}

function markupOf(text: string): string {
  return (text.match(/<[^>]*>|\{\{\w+\}\}/g) ?? []).join('')
}

function languagesOf(json: string): string[] {
  return Object.keys(JSON.parse(json) as object).toSorted()
}
