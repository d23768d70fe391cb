import { expect, test } from 'vitest'
import { draftFile } from '#server/http/draftFile.ts'

test('a file of a draft is there only for a session that sees the draft', async () => {
  expect(draftFile({ isDraft: false }, 'a {}', 'text/css', true).status).toBe(404)
  const response = draftFile({ isDraft: true }, 'a {}', 'text/css', true)
  expect([response.status, await response.text()]).toEqual([200, 'a {}'])
  expect(response.headers.get('content-type')).toBe('text/css')
})

test('a file of a draft is kept by the browser while it is the current one, and only there', () => {
  const kept = (isCurrent: boolean) =>
    draftFile({ isDraft: true }, 'a {}', 'text/css', isCurrent).headers.get('cache-control')
  expect(kept(true)).toBe('private, max-age=3600')
  expect(kept(false)).toBe('no-store')
})
