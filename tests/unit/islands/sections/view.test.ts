import { expect, test } from 'vitest'
import { markOf } from '#islands/sections/view.ts'

test('words in another language run as the site stores it, and as their script does if it stores nothing', () => {
  const view = { lang: 'en', languages: [{ langcode: 'de', direction: 1 }] }
  expect(markOf('de', view)).toEqual({ lang: 'de', dir: 'rtl' })
  expect(markOf('ar', view)).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(markOf('fr', view)).toEqual({ lang: 'fr', dir: 'ltr' })
  expect(markOf('en', view)).toEqual({})
})
