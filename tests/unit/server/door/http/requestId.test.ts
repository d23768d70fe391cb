import { expect, test } from 'vitest'
import { newRequestId } from '#server/door/http/requestId.ts'

test('the ids of requests have the form of a UUID, and no two are equal', () => {
  const ids = Array.from({ length: 100_000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
