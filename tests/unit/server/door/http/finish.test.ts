import { expect, test } from 'vitest'
import { isCallHead } from '#server/door/http/callHead.ts'
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

test('calls share a head without a length, but neither pages, visitors’ calls, cookies nor streams do', () => {
  const call = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }
  const headOf = (headers: HeadersInit, stream?: ReadableStream<Uint8Array>) =>
    finish(
      { status: 200, headers: new Headers(headers), body: Buffer.from('{}'), stream, ...ofCalls },
      { secure: true, personal: true },
    ).head
  const head = headOf({ ...call, Vary: 'Cookie' })
  expect(isCallHead(head)).toBe(true)
  expect(headOf({ ...call, Vary: 'Cookie' })).toBe(head)
  expect(headOf(call)).not.toBe(head)
  for (const other of [
    headOf({ ...call, 'content-type': 'text/html' }),
    headOf({ ...call, 'cache-control': 'public, max-age=0, must-revalidate', ETag: '"1"' }),
    headOf({ ...call, 'Set-Cookie': 'a=1' }),
    headOf({ ...call, 'Retry-After': '5' }),
    headOf(call, new Blob(['{}']).stream()),
  ]) {
    expect(isCallHead(other)).toBe(false)
  }
})

const ofCalls = { page: undefined, inlineHashes: nothingInline }
