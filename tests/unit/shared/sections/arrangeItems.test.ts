import { expect, test } from 'vitest'
import { arrangeItems, languagesInStep } from '#shared/sections/arrangeItems.ts'

const content = {
  en: { title: 'Questions', items: ['a', 'b', 'c'] },
  de: { title: 'Fragen', items: ['A', 'B', 'C'] },
  ar: { title: 'أسئلة', items: ['أ'] },
}

test('the languages with as many entries are in step', () => {
  expect(languagesInStep(content, 'en', 'items')).toEqual(['de'])
  expect(languagesInStep(content, 'ar', 'items')).toEqual([])
  expect(languagesInStep(content, 'en', 'title')).toEqual([])
  expect(languagesInStep(content, 'fr', 'items')).toEqual([])
})

test('entries are moved and removed in the given languages; everything else is as it was', () => {
  const arranged = arrangeItems(content, { languages: ['en', 'de'], field: 'items', order: [2, 0] })
  expect(arranged).toEqual({
    en: { title: 'Questions', items: ['c', 'a'] },
    de: { title: 'Fragen', items: ['C', 'A'] },
    ar: content.ar,
  })
})
