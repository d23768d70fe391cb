import { describe, expect, test } from 'vitest'
import arabic from '#shared/i18n/catalogue/ar.json' with { type: 'json' }
import french from '#shared/i18n/catalogue/fr.json' with { type: 'json' }
import german from '#shared/i18n/catalogue/de.json' with { type: 'json' }
import hebrew from '#shared/i18n/catalogue/he.json' with { type: 'json' }
import spanish from '#shared/i18n/catalogue/es.json' with { type: 'json' }
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { isSafeLink } from '#shared/sections/links.ts'
import { mayHold } from '#shared/sections/registry.ts'
import { SentSection } from '#shared/sections/section.ts'
import { fillTemplate, textsOfTemplate } from '#shared/sections/templates/fillTemplate.ts'
import { fillPage, pageStarters } from '#shared/sections/templates/starters.ts'
import { sectionTemplates } from '#shared/sections/templates/templates.ts'
import { sectionTypes, type SectionType } from '#shared/sections/types.ts'
import { storefrontTypes } from '#shared/audience/storefrontTypes.ts'

const catalogues = { en: {}, ar: arabic, de: german, es: spanish, fr: french, he: hebrew }
const translations = Object.fromEntries(
  Object.entries(catalogues).map(([lang, strings]) => [lang, clientTranslate({ lang, strings })]),
)
const languages = { own: 'en', translations }

/** The data of every template of a type. */
function filled<T extends SectionType>(type: T, own = 'en') {
  return sectionTemplates[type].map((template) => ({
    key: template.key,
    data: fillTemplate(type, template, { ...languages, own }),
  }))
}

describe.each(sectionTypes)('the templates of type %s', (type) => {
  test('are two or three, each with its own key and name', () => {
    const templates = sectionTemplates[type]
    expect([2, 3]).toContain(templates.length)
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length)
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  })

  test('make sections that the server takes, in every language that the product ships', () => {
    for (const { key, data } of filled(type)) {
      expect(Object.keys(data.content).sort(), key).toEqual(['ar', 'de', 'en', 'es', 'fr', 'he'])
      const sent = { id: null, type, weight: 0, hidden: false, visible_from: null, visible_until: null, data }
      const parsed = SentSection.safeParse(sent)
      expect(parsed.error?.issues, key).toBeUndefined()
    }
  })

  test('have links that are safe', () => {
    const urls = [...JSON.stringify(filled(type)).matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url!)
    expect(urls.filter((url) => !isSafeLink(url))).toEqual([])
  })
})

test('a template is written in the language of the storefront, also if nobody has translated it', () => {
  const [template] = sectionTemplates.cta
  const danish = { own: 'da', translations: { ...translations, da: clientTranslate({ lang: 'da', strings: {} }) } }
  const { content } = fillTemplate('cta', template!, danish)
  expect(Object.keys(content).sort()).toEqual(['ar', 'da', 'de', 'en', 'es', 'fr', 'he'])
  expect(content.da).toEqual(content.en)
  expect(Object.keys(fillTemplate('cta', template!, { own: 'da', translations: {} }).content)).toEqual(['da'])
})

test('a language into which only some texts of a template are translated is left out', () => {
  const [template] = sectionTemplates.cta
  const [first = ''] = textsOfTemplate(template!)
  const unfinished = clientTranslate({ lang: 'de', strings: { [first]: 'Beginnen Sie.' } })
  const { content } = fillTemplate('cta', template!, { own: 'en', translations: { ...translations, de: unfinished } })
  expect(Object.keys(content)).not.toContain('de')
})

describe.each(storefrontTypes)('the pages to start from for %s users', (storefront) => {
  test('hold only sections that this storefront may have', () => {
    for (const starter of pageStarters[storefront]) {
      const strangers = fillPage(starter, languages).filter(({ type }) => !mayHold(storefront, type))
      expect(strangers, starter.key).toEqual([])
    }
  })

  test('are at least one of eight sections or more', () => {
    const sizes = pageStarters[storefront].map((starter) => fillPage(starter, languages).length)
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(8)
  })
})
