import { expect, test } from 'vitest'
import { finish } from '#server/door/http/finish.ts'
import { nothingInline } from '#server/door/http/contentPolicy.ts'

function policyOf(headers: Record<string, string>) {
  const rendered = {
    status: 200,
    headers: new Headers(headers),
    body: Buffer.from('x'),
    page: undefined,
    inlineHashes: nothingInline,
  }
  const { head } = finish(rendered, { secure: true, personal: false })
  return head.flatMap((name, at) => (name === 'Cross-Origin-Resource-Policy' ? [head[at + 1]] : []))
}

test('other sites show only files that say so, and no page', () => {
  const shared = { 'cross-origin-resource-policy': 'cross-origin' }
  expect(policyOf({ 'content-type': 'image/webp' })).toEqual(['same-origin'])
  expect(policyOf({ 'content-type': 'image/webp', ...shared })).toEqual(['cross-origin'])
  expect(policyOf({ 'content-type': 'text/html', ...shared })).toEqual(['same-origin'])
})
