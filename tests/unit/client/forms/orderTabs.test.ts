import { expect, test } from 'vitest'
import { orderTabs } from '#client/forms/orderTabs.ts'

const tabs = ['de', 'en', 'ar', 'he'].map((langcode) => ({ langcode }))
const inOrder = (reader: string) => orderTabs(tabs, { reader, site: 'en' }).map(({ langcode }) => langcode)

test('a reader writes in their own language first, and in the language of the site next', () => {
  expect(inOrder('ar')).toEqual(['ar', 'en', 'de', 'he'])
  expect(inOrder('en')).toEqual(['en', 'de', 'ar', 'he'])
})

test('a reader whose language is not on begins with the language of the site', () => {
  expect(inOrder('fr')).toEqual(['en', 'de', 'ar', 'he'])
})
