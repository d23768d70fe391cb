import { expect, test } from 'vitest'
import { titleFor } from '#shared/shop/titleFor.ts'

const mug = { title: 'Enamel mug', translations: { ar: { title: 'كوب' }, da: {} } }
const reading = (language: string) => ({ language, siteLanguage: 'en' })

test('a product has its title in the language of the reader, with the title that it was written with', () => {
  expect(titleFor(mug, reading('ar'))).toEqual({ title: 'كوب', lang: 'ar', own_title: 'Enamel mug' })
})

test('without a translation it has its own title, in the language of the site', () => {
  const own = { title: 'Enamel mug', lang: 'en', own_title: null }
  for (const language of ['en', 'da', 'fr']) expect(titleFor(mug, reading(language))).toEqual(own)
})
