import { expect, test } from 'vitest'
import { isCallHead } from '#server/door/http/callHead.ts'
import { finish } from '#server/door/http/finish.ts'
import { nothingInline } from '#server/door/http/contentPolicy.ts'
import { type AnswerBody, bodyOfText } from '#server/http/answerBody.ts'
import { linesOf, TextResponse } from '#server/http/textResponse.ts'

function policyOf(headers: Record<string, string>) {
  const rendered = {
    status: 200,
    headers: new Headers(headers),
    body: Buffer.from('x'),
    page: undefined,
    inlineHashes: nothingInline,
  }
  const { head } = finish(rendered, { secure: true, isPersonal: () => false })
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
      { secure: true, isPersonal: () => true },
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

test('responses with shared headers have the same head as others, for each scheme and size', () => {
  const shared = Object.freeze({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, no-store',
  })
  const headOf = (headers: HeadersInit, text: string, secure: boolean) => {
    const response = new TextResponse(text, { headers })
    const rendered = { status: 200, headers: linesOf(response), body: Buffer.from(text), ...ofCalls }
    return finish(rendered, { secure, isPersonal: () => true }).head
  }
  const [short, long] = ['{}', `"${'x'.repeat(2000)}"`]
  const asked = [short, long].flatMap((text) => [true, false].map((secure) => [text, secure] as const))
  const heads = asked.map(([text, secure]) => headOf(shared, text, secure))
  expect(heads).toEqual(asked.map(([text, secure]) => headOf({ ...shared }, text, secure)))
  expect(new Set(heads).size).toBe(4)
  expect(asked.map(([text, secure]) => headOf(shared, text, secure))).toEqual(heads)
})

test('shared headers without a rule for caches follow the status and the reader', () => {
  const shared = linesOf(new TextResponse('{}', { headers: Object.freeze({ 'Content-Type': 'text/plain' }) }))
  const cachingOf = (status: number, isPersonal: boolean) => {
    const { head } = finish(
      { status, headers: shared, body: Buffer.from('{}'), ...ofCalls },
      { secure: true, isPersonal: () => isPersonal },
    )
    return head[head.indexOf('Cache-Control') + 1]
  }
  const seen = [cachingOf(200, true), cachingOf(200, false), cachingOf(404, false), cachingOf(200, true)]
  expect(seen).toEqual(['private, no-store', 'private, no-cache', 'private, no-store', 'private, no-store'])
})

test('the validator of a body is that of its bytes, whether it is a text on the way or not', () => {
  const headers = new Headers({ 'Content-Type': 'text/html' })
  const etagOf = (body: AnswerBody) =>
    finish({ status: 200, headers, body, ...ofCalls }, { secure: true, isPersonal: () => false }).etag
  const [one, other] = ['<p>Ada</p>', '<p>Ben</p>']
  expect(etagOf(bodyOfText(one))).toBe(etagOf(Buffer.from(one)))
  expect(etagOf(bodyOfText(other))).not.toBe(etagOf(bodyOfText(one)))
})

const ofCalls = { page: undefined, inlineHashes: nothingInline }
