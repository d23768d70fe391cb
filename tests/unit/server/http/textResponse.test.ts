import { describe, expect, test } from 'vitest'
import { linesOf, TextResponse } from '#server/http/textResponse.ts'

const text = '{"name":"Zoë"}'
const init = { status: 201, headers: { 'Content-Type': 'application/json', Vary: 'Cookie', 'X-Own': '1' } }

describe('a response with a text', () => {
  test('is one, and has the same properties as one that the platform makes', () => {
    const [own, usual] = [new TextResponse(text, init), new Response(text, init)]
    expect(own).toBeInstanceOf(Response)
    const names = ['status', 'ok', 'statusText', 'type', 'url', 'redirected', 'bodyUsed'] as const
    expect(names.map((name) => own[name])).toEqual(names.map((name) => usual[name]))
    expect([...own.headers]).toEqual([...usual.headers])
    expect(new TextResponse(text).status).toBe(200)
    expect(new TextResponse(text, { status: 404 }).ok).toBe(false)
  })

  test.each<[string, (response: Response) => Promise<unknown>]>([
    ['text', (response) => response.text()],
    ['json', (response) => response.json()],
    ['bytes', async (response) => [...(await response.bytes())]],
    ['arrayBuffer', async (response) => [...new Uint8Array(await response.arrayBuffer())]],
    [
      'blob',
      async (response) => {
        const blob = await response.blob()
        return [blob.type, await blob.text()]
      },
    ],
    ['clone', (response) => response.clone().text()],
    ['textStream', async (response) => (await Array.fromAsync(textStreamOf(response))).join('')],
    ['body', (response) => new Response(response.body).text()],
  ])('is read by %s', async (_, read) => {
    expect(await read(new TextResponse(text, init))).toEqual(await read(new Response(text, init)))
  })

  test('is read as a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect([...(await new TextResponse('a=1&b=%C3%AB', { headers }).formData())]).toEqual([
      ['a', '1'],
      ['b', 'ë'],
    ])
  })

  test('gives its copy headers of its own', () => {
    const first = new TextResponse(text, init)
    const copy = first.clone()
    copy.headers.set('X-Own', '2')
    expect([first.headers.get('x-own'), copy.headers.get('x-own')]).toEqual(['1', '2'])
  })
})

describe('the headers of a response for the door', () => {
  test('are those that it was made with, under names of small letters', () => {
    const lines = linesOf(new TextResponse(text, init))
    const usual = new Headers(init.headers)
    expect(new Map(lines)).toEqual(new Map(usual))
    expect(['vary', 'X-OWN', 'etag'].map((name) => lines.get(name))).toEqual(['Cookie', '1', null])
    expect(lines.getSetCookie()).toEqual([])
  })

  test('have its cookies, given or added', () => {
    expect(linesOf(new TextResponse(text, { headers: { 'Set-Cookie': 'a=1' } })).getSetCookie()).toEqual(['a=1'])
    const response = new TextResponse(text, init)
    response.headers.append('Set-Cookie', 'a=1')
    response.headers.append('Set-Cookie', 'b=2')
    expect(linesOf(response).getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(linesOf(response).get('vary')).toBe('Cookie')
  })

  test.each([
    ['headers of the platform', new Headers({ 'X-Own': '1' })],
    ['a list', [['X-Own', '1']] as [string, string][]],
  ])('may be given as %s', (_, headers) => {
    expect(linesOf(new TextResponse(text, { headers })).get('x-own')).toBe('1')
    expect(linesOf(new Response(text, { headers })).get('x-own')).toBe('1')
  })
})

/** New in Node 26; the types do not know it. */
function textStreamOf(response: Response): ReadableStream<string> {
  return (response as Response & { textStream(): ReadableStream<string> }).textStream()
}
