import { expect, test } from 'vitest'
import { translatedLanguages } from '#layouts/settings/vocabularies/translatedLanguages.ts'

const site = { languages: ['en', 'de'], siteLanguage: 'en' }

test('the name is in the default language of the site while that has no translation', () => {
  expect(translatedLanguages({ de: 'Delegieren' }, site)).toEqual(['de'])
})

test('after the default language changed, its translation has a field of its own beside the name', () => {
  expect(translatedLanguages({ de: 'Delegieren' }, { ...site, siteLanguage: 'de' })).toEqual(['en', 'de'])
  const varieties = { languages: ['en', 'pt-BR'], siteLanguage: 'pt-BR' }
  expect(translatedLanguages({ pt: 'Delegar' }, varieties)).toEqual(['en', 'pt-BR'])
})

test('a field that was emptied is still there when the form is refused', () => {
  expect(translatedLanguages({ en: '', de: '' }, { ...site, siteLanguage: 'de' })).toEqual(['en', 'de'])
})
