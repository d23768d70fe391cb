import { expect, test } from 'vitest'
import { termName } from '#server/taxonomy/termName.ts'

const names = { pt: 'Saúde', ar: 'الصحة' }

test.each([
  ['parsed', names],
  ['stored as JSON', JSON.stringify(names)],
])('a term with translations %s is named for its reader', (_form, translations) => {
  const term = { name: 'Health', translations }
  expect(termName(term, { language: 'ar', siteLanguage: 'en' })).toBe('الصحة')
  expect(termName(term, { language: 'pt-BR', siteLanguage: 'en' })).toBe('Saúde')
  expect(termName(term, { language: 'he', siteLanguage: 'ar' })).toBe('الصحة')
  expect(termName(term, { language: 'he', siteLanguage: 'en' })).toBe('Health')
})

test('a term without translations has its own name', () => {
  expect(termName({ name: 'Health', translations: '{}' }, { language: 'ar', siteLanguage: 'en' })).toBe('Health')
})
