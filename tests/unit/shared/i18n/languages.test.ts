import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCatalogues } from '#server/site/languages/catalogues.ts'
import {
  canonicalLanguage,
  completeLanguages,
  direction,
  localeOf,
  nativeName,
  nativeWord,
  shippedLanguages,
  storedDirection,
} from '#shared/i18n/languages.ts'
import { scriptOf } from '#shared/i18n/scripts.ts'

describe('the languages of the interface', () => {
  test('every shipped language has a catalogue, and every catalogue is of a shipped language', async () => {
    const shipped = shippedLanguages.map(({ langcode }) => langcode)
    const files = readdirSync('src/lib/shared/i18n/catalogue').map((name) => name.replace('.json', ''))
    expect(files.sort()).toEqual(shipped.toSorted())
    expect(Object.keys(await readCatalogues(shipped)).sort()).toEqual(shipped.toSorted())
    expect(shipped).toEqual(expect.arrayContaining(completeLanguages.map(({ langcode }) => langcode)))
  })

  test('only the catalogues of the site are read, and always the plurals of English', async () => {
    expect(Object.keys(await readCatalogues(['ar', 'pt-BR', 'constructor']))).toEqual(['en', 'ar'])
  })

  test('say their direction as the contract has it', () => {
    for (const { langcode, direction: stored } of shippedLanguages) {
      expect(direction(langcode)).toBe(stored ? 'rtl' : 'ltr')
    }
  })

  test('run in the direction that the site stores, else in that of their script', () => {
    const languages = [
      { langcode: 'en', direction: 1 },
      { langcode: 'ar', direction: 0 },
    ]
    expect(['en', 'ar', 'he', 'de'].map((lang) => storedDirection(languages, lang))).toEqual([
      'rtl',
      'ltr',
      'rtl',
      'ltr',
    ])
  })

  test('name themselves inside a sentence as their own rules of capitals want it', () => {
    expect(['en', 'fr', 'es', 'de', 'no tag'].map(nativeWord)).toEqual([
      'English',
      'français',
      'español',
      'Deutsch',
      'no tag',
    ])
  })

  test('name themselves in a menu with a capital letter', () => {
    expect(['en', 'ar', 'fr', 'de', 'pt-BR', 'no tag'].map(nativeName)).toEqual([
      'English',
      'العربية',
      'Français',
      'Deutsch',
      'Português (Brasil)',
      'no tag',
    ])
  })
})

describe('the languages of trainings', () => {
  test.each([
    ['ar', 'rtl', 'arabic'],
    ['he', 'rtl', 'hebrew'],
    ['fa', 'rtl', 'arabic'],
    ['ur', 'rtl', 'arabic'],
    ['dv', 'rtl', 'other'],
    ['hi', 'ltr', 'devanagari'],
    ['zh', 'ltr', 'chinese-simplified'],
    ['zh-TW', 'ltr', 'chinese-traditional'],
    ['sr-Latn', 'ltr', 'latin'],
    ['az-Arab', 'rtl', 'arabic'],
    ['pt-BR', 'ltr', 'latin'],
    ['en-ab1', 'ltr', 'other'],
  ])('%s runs %s in %s script', (lang, side, script) => {
    expect(direction(lang)).toBe(side)
    expect(scriptOf(lang)).toBe(script)
  })

  test('come in the spelling that everything else compares with', () => {
    expect(['pt-br', 'EN', 'zh_tw', 'iw', 'origin'].map(canonicalLanguage)).toEqual([
      'pt-BR',
      'en',
      'zh-TW',
      'he',
      'en',
    ])
    expect(['', 'x', 'not a tag', 'en-'].map(canonicalLanguage)).toEqual([undefined, undefined, undefined, undefined])
  })
})

test('Arabic counts in Latin digits, English writes the day first', () => {
  const day = new Date(Date.UTC(2026, 11, 3))
  expect(new Intl.NumberFormat(localeOf('ar')).format(4338)).toBe('4,338')
  expect(new Intl.DateTimeFormat(localeOf('en'), { timeZone: 'UTC' }).format(day)).toBe('03/12/2026')
})
