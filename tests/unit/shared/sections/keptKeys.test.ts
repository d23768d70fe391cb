import { expect, test } from 'vitest'
import { bufferKey, keptFor, RECOVERY_PREFIX } from '#shared/sections/keptKeys.ts'

test('the key of everything that the editor keeps names its user', () => {
  expect(keptFor(bufferKey(12))).toBe(12)
  expect(keptFor(`${RECOVERY_PREFIX}registered.12.3456`)).toBe(12)
})

test.each(['incentives.points', 'language', 'storefront.buffer.x', 'my.storefront.buffer.12', 'storefront.other.12'])(
  'the key %s is of another thing',
  (key) => {
    expect(keptFor(key)).toBeNull()
  },
)
