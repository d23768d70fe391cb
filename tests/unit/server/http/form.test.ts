import { expect, test } from 'vitest'
import { addressToEcho, nameToEcho } from '#server/http/form.ts'

test('a form shows again no more of a name than a name can have', () => {
  expect(nameToEcho('ada@example.com')).toBe('ada@example.com')
  expect(nameToEcho('a'.repeat(2 ** 20))).toBe('a'.repeat(254))
})

test('a form carries on no address that is longer than any of the site', () => {
  const search = `/search?s=${'a'.repeat(1000)}`
  expect(addressToEcho(search)).toBe(search)
  expect(addressToEcho(`/search?s=${'a'.repeat(2000)}`)).toBe('')
})
