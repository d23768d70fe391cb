import { expect, test } from 'vitest'
import { capitalised } from '#shared/i18n/capitalised.ts'

test.each([
  ['heure normale d’Europe centrale', 'fr', 'Heure normale d’Europe centrale'],
  ['istanbul saati', 'tr', 'İstanbul saati'],
  ['توقيت الأردن', 'ar', 'توقيت الأردن'],
  ['', 'en', ''],
])('%s begins with a capital in %s where the script has one', (text, lang, shown) => {
  expect(capitalised(text, lang)).toBe(shown)
})
