import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickMessages } from '#server/site/languages/pickMessages.ts'
import { createTranslators } from '#server/site/languages/translator.ts'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { msg } from '#shared/i18n/message.ts'

const strings = [msg('Close'), msg('Hello {{name}}'), msg('{{count}} points'), msg('{{count}} of {{total}} found')]

const catalogues = {
  en: {
    '{{count}} points_zero': 'No points',
    '{{count}} points_one': '{{count}} point',
    '{{count}} points_other': '{{count}} points',
    '{{count}} of {{total}} found_one': 'One of {{total}} found',
    '{{count}} of {{total}} found_other': '{{count}} of {{total}} found',
  },
  ar: {
    Close: 'إغلاق',
    'Hello {{name}}': 'أهلاً {{name}}',
    'Of another island': 'شيء آخر',
    '{{count}} points_zero': 'لا نقاط',
    '{{count}} points_one': 'نقطة',
    '{{count}} points_two': 'نقطتان',
    '{{count}} points_few': '{{count}} نقاط',
    '{{count}} points_many': '{{count}} نقطةً',
    '{{count}} points_other': '{{count}} نقطة',
    // Only some forms: the rest has to be read from English, as the server does.
    '{{count}} of {{total}} found_few': 'وُجد {{count}} من {{total}}',
  },
  fr: { Close: 'Fermer', '{{count}} points_one': '{{count}} point', '{{count}} points_other': '{{count}} points' },
}
const { translator, translations } = createTranslators({ catalogues, overrides: [] })

describe('an island', () => {
  test('is given the strings it declares, with their forms, and nothing else', () => {
    const { lang, strings: given, sourceForms } = pickMessages(translations('ar'), strings)
    expect(lang).toBe('ar')
    expect(Object.keys(given).sort()).toEqual(
      Object.keys(catalogues.ar)
        .filter((key) => key !== 'Of another island')
        .sort(),
    )
    expect(Object.keys(sourceForms ?? {})).toEqual([
      '{{count}} of {{total}} found_one',
      '{{count}} of {{total}} found_other',
    ])
  })

  test('is given the English plural forms and no plain texts in English', () => {
    const messages = pickMessages(translations('en'), strings)
    expect(messages).toEqual({ lang: 'en', strings: catalogues.en })
  })

  test('shows what the server shows, for every language, string and value', () => {
    const languages = ['en', 'ar', 'fr', 'de', 'he'].map((lang) => ({
      server: translator(lang),
      island: clientTranslate(JSON.parse(JSON.stringify(pickMessages(translations(lang), strings)))),
    }))
    const count = fc.oneof(
      fc.constantFrom(0, 1, 2),
      fc.nat(120),
      fc.nat(2_000_000),
      fc.double({ min: 0, max: 10, noNaN: true }),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('ليلى', 'Maya', '{{count}}', '$&', '$t(Close)'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(...strings, 'Never declared', 'Never declared, {{name}}'),
        fc.option(fc.record({ count: fc.oneof(count, text), name: text, total: count }, { requiredKeys: [] }), {
          nil: undefined,
        }),
        ({ server, island }, source, values) => {
          expect(island(source, values)).toBe(server(source, values))
        },
      ),
      { numRuns: 500 },
    )
  })
})
