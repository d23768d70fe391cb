import { expect, test } from 'vitest'
import { requestLanguage } from '#server/http/language.ts'

const site = {
  languages: [{ langcode: 'en' }, { langcode: 'ar' }, { langcode: 'da' }, { langcode: 'nb' }],
  general: { default_language: 'nb' },
} as unknown as Parameters<typeof requestLanguage>[0]

test('an answer is in the language of the user, else of the address, else of the visitor’s choice, else of the site', () => {
  expect(requestLanguage(site, { user: 'ar', query: 'da', cookie: 'en' })).toBe('ar')
  expect(requestLanguage(site, { user: null, query: 'da', cookie: 'en' })).toBe('da')
  expect(requestLanguage(site, { user: null, query: null, cookie: 'en' })).toBe('en')
  expect(requestLanguage(site, {})).toBe('nb')
})

test('a language that is switched off, or empty, does not count', () => {
  expect(requestLanguage(site, { user: 'fr', query: '', cookie: 'da' })).toBe('da')
  const other = { ...site, general: { ...site.general, default_language: 'fr' } }
  expect(requestLanguage(other, {})).toBe('en')
})

test('an empty language does not count even if the site has one without a code', () => {
  const odd = { ...site, languages: [...site.languages, { langcode: '' }] } as typeof site
  expect(requestLanguage(odd, { user: '', query: 'da' })).toBe('da')
})

test('the language of the original texts is English', () => {
  expect(requestLanguage(site, { query: 'origin' })).toBe('en')
  expect(requestLanguage(site, { user: 'ar', query: 'origin' })).toBe('ar')
})
