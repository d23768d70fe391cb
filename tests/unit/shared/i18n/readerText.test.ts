import { describe, expect, test } from 'vitest'
import { readerLanguage, readerText, readerWords } from '#shared/i18n/readerText.ts'

const texts = { de: 'Hallo', en: 'Hello', pt: 'Olá', ar: 'مرحبا' }

describe('the language of a text', () => {
  test('is the reader’s if the text exists in it', () => {
    expect(readerLanguage(texts, { language: 'ar', siteLanguage: 'en' })).toBe('ar')
  })

  test('is the language that the reader’s is a variety of, before the site’s', () => {
    expect(readerLanguage(texts, { language: 'pt-BR', siteLanguage: 'en' })).toBe('pt')
    expect(readerLanguage({ ...texts, 'pt-BR': 'Oi' }, { language: 'pt-BR', siteLanguage: 'en' })).toBe('pt-BR')
  })

  test('is the site’s, before the text’s own', () => {
    expect(readerLanguage(texts, { language: 'he', siteLanguage: 'en' }, 'de')).toBe('en')
  })

  test('is the text’s own, before the first that exists', () => {
    expect(readerLanguage(texts, { language: 'he', siteLanguage: 'fr' }, 'pt')).toBe('pt')
    expect(readerLanguage(texts, { language: 'he', siteLanguage: 'fr' })).toBe('de')
  })

  test('is never one in which the text is empty', () => {
    expect(readerLanguage({ ...texts, ar: '' }, { language: 'ar', siteLanguage: 'en' })).toBe('en')
  })

  test('is undefined for a text that exists in no language', () => {
    expect(readerLanguage({}, { language: 'constructor', siteLanguage: 'toString' })).toBeUndefined()
    expect(readerLanguage({ en: '' }, { language: 'en', siteLanguage: 'en' })).toBeUndefined()
  })
})

describe('a text by language', () => {
  test('is shown in Portuguese to a reader of Brazilian Portuguese', () => {
    expect(readerText(texts, { language: 'pt-BR', siteLanguage: 'en' })).toBe('Olá')
  })

  test('is empty if it exists in no language', () => {
    expect(readerText({}, { language: 'en', siteLanguage: 'en' })).toBe('')
  })
})

describe('words with translations', () => {
  const product = {
    own: { title: 'Mug', summary: 'Holds tea.' },
    language: 'en',
    translations: { pt: { title: 'Caneca', summary: '' }, ar: { summary: 'كوب' } },
  }

  test('are shown in Portuguese to a reader of Brazilian Portuguese; their own words fill the gaps', () => {
    expect(readerWords(product, 'title', { language: 'pt-BR', siteLanguage: 'en' })).toEqual({
      title: 'Caneca',
      summary: 'Holds tea.',
      lang: 'pt',
    })
  })

  test('are shown in their own language if the translation has no title', () => {
    expect(readerWords(product, 'title', { language: 'ar', siteLanguage: 'en' })).toEqual({
      ...product.own,
      lang: 'en',
    })
  })
})
