import { expect, test } from 'vitest'
import { trainingText } from '#server/catalogue/save/texts.ts'

const row = {
  language: 'de',
  title: 'Pflege',
  summary: '',
  translations: JSON.stringify({ pt: { title: 'Cuidados' }, en: { title: 'Care' } }),
}

test('a training is described in Portuguese to a reader of Brazilian Portuguese', () => {
  expect(trainingText(row, { language: 'pt-BR', siteLanguage: 'en' })).toMatchObject({ title: 'Cuidados', lang: 'pt' })
})

test('a training is described in the site’s language, or else in the one it is held in', () => {
  expect(trainingText(row, { language: 'he', siteLanguage: 'en' })).toMatchObject({ title: 'Care', lang: 'en' })
  expect(trainingText(row, { language: 'he', siteLanguage: 'fr' })).toMatchObject({ title: 'Pflege', lang: 'de' })
})
