import { expect, test } from 'vitest'
import { ownBytes } from '#server/memory/ownBytes.ts'

test('bytes that are kept are joined and keep no other memory', () => {
  const own = ownBytes(Buffer.from('head '), Buffer.from('body'))
  expect(own.toString()).toBe('head body')
  expect(own.buffer.byteLength).toBe(own.length)
})
