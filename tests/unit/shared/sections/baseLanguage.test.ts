import { expect, test } from 'vitest'
import { baseLanguage } from '#shared/sections/baseLanguage.ts'

const site = { own: 'ar', active: ['ar', 'de'] }

test('a language is translated from the storefront’s own, else from the first that has texts', () => {
  expect(baseLanguage({ de: {}, ar: {} }, 'de', site)).toBe('ar')
  expect(baseLanguage({ ar: {} }, 'de', site)).toBe('ar')
  expect(baseLanguage({ en: {}, fr: {} }, 'de', site)).toBe('en')
  expect(baseLanguage({ de: {} }, 'de', site)).toBeNull()
})

test('the storefront’s own language is translated from one that was switched off, and without texts from any', () => {
  expect(baseLanguage({ ar: {}, de: {} }, 'ar', site)).toBeNull()
  expect(baseLanguage({ de: {}, ar: {}, en: {} }, 'ar', site)).toBe('en')
  expect(baseLanguage({ de: {} }, 'ar', site)).toBe('de')
})
