import { expect, test } from 'vitest'
import { keptFile } from '#server/http/keptFile.ts'

test.each([
  [true, 'public, max-age=31536000, immutable'],
  [false, 'public, max-age=60'],
])('a file under its own name (%s) is kept: %s', async (isCurrent, control) => {
  const response = keptFile('a{}', 'text/css', { isCurrent })
  expect(await response.text()).toBe('a{}')
  expect(response.headers.get('content-type')).toBe('text/css')
  expect(response.headers.get('cache-control')).toBe(control)
})
