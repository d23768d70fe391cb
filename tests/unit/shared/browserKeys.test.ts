import { expect, test } from 'vitest'
import { bufferKey, draftKey, findTimeKey, unsavedFor, RECOVERY_PREFIX } from '#shared/browserKeys.ts'

test('the key of everything that the browser keeps for a user names that user', () => {
  expect(unsavedFor(bufferKey(12))).toBe(12)
  expect(unsavedFor(`${RECOVERY_PREFIX}registered.12.3456`)).toBe(12)
  expect(unsavedFor(draftKey('product.7.12'))).toBe(12)
  expect(unsavedFor(findTimeKey(12))).toBe(12)
})

test.each([
  'incentives.points',
  'language',
  'storefront.buffer.x',
  'my.storefront.buffer.12',
  'storefront.other.12',
  'draft.12',
  'draft.product.new',
  'find-time',
  'vocabularies.moved',
])('the key %s is of another thing', (key) => {
  expect(unsavedFor(key)).toBeNull()
})
