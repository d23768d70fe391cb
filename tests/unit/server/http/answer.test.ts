import { describe, expect, test } from 'vitest'
import { bytesIn } from '#server/http/answerBody.ts'
import { answerData, answerFailure, answerPage, explainFailure, methodNotAllowed } from '#server/http/answer.ts'
import { readWhole } from '#server/http/textResponse.ts'
import { invalid, Refusal } from '#shared/refusal.ts'

const address = 'https://learn.example/api/v2/x'
const visitor = { user: null } as unknown as App.Locals
const ada = { user: { uid: 7 } } as unknown as App.Locals
const get = (headers: Record<string, string> = {}) => new Request(address, { headers })
const done = { data: { id: 1 }, status: 200 }

describe('an answer', () => {
  test('has its data in a frame, with the meta of a list', async () => {
    expect(await answerData(done, get(), visitor).json()).toEqual({ data: { id: 1 } })
    const list = answerData({ ...done, data: [], meta: { total: 0 } }, get(), visitor)
    expect(await list.json()).toEqual({ data: [], meta: { total: 0 } })
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('can be read in every way that a response can', async () => {
    const response = answerData(done, get(), visitor)
    const text = '{"data":{"id":1}}'
    expect(await response.clone().text()).toBe(text)
    expect(response.clone().headers.get('vary')).toBe('Cookie')
    expect(await new Response(response.body).text()).toBe(text)
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(text)
    expect(bytesIn(await readWhole(response)).toString()).toBe(text)
  })

  test('of a standard beside the contract has no frame', async () => {
    expect(await answerData({ ...done, bare: true, meta: { total: 0 } }, get(), visitor).json()).toEqual({ id: 1 })
  })

  test('with nothing to say has no body, and its own headers', async () => {
    const response = answerData({ data: null, status: 204, headers: { 'X-Own': '1' } }, get(), visitor)
    expect([response.status, await response.text(), response.headers.get('x-own')]).toEqual([204, '', '1'])
    expect(response.headers.get('etag')).toBeNull()
  })

  test('to a visitor may be kept if it is asked for again each time, and depends on the cookie', () => {
    const { headers, status } = answerData({ ...done, headers: { 'X-Own': '1' } }, get(), visitor)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/)
    expect(headers.get('vary')).toBe('Cookie')
    expect(headers.get('x-own')).toBe('1')
  })

  test.each<[string, object, Request, App.Locals]>([
    ['a person with an account', {}, get(), ada],
    ['a program', { isPrivate: true }, get(), visitor],
    ['a call that changes something', {}, new Request(address, { method: 'POST' }), visitor],
  ])('to %s is never stored', async (_, more, request, locals) => {
    const response = answerData({ ...done, ...more, status: 201 }, request, locals)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('vary')).toBe('Cookie')
    expect([response.status, await response.json()]).toEqual([201, { data: { id: 1 } }])
  })
})

describe('an answer that the visitor has already', () => {
  const etag = answerData(done, get(), visitor).headers.get('etag') ?? ''
  const again = (known: string) => answerData(done, get({ 'if-none-match': known }), visitor)

  const opaque = etag.slice(2)

  test.each([etag, opaque, `"other", ${etag}`, `"other",${etag}`, `"other", ${opaque}`, `${etag},   "other"`])(
    'is not sent again for %s',
    async (known) => {
      const response = again(known)
      expect([response.status, await response.text()]).toEqual([304, ''])
      expect(response.headers.get('etag')).toBe(etag)
    },
  )

  test('is sent if only another one is known, and another answer has another mark', () => {
    expect(again('"other"').status).toBe(200)
    expect(answerData({ ...done, data: { id: 2 } }, get(), visitor).headers.get('etag')).not.toBe(etag)
  })
})

describe('a failure', () => {
  const logged: string[] = []
  const log = { warn: () => logged.push('warn'), error: () => logged.push('error') }
  const t = (message: string, values?: object) => `${message}${values ? JSON.stringify(values) : ''}`
  const locals = { t, requestId: 'r-1', runtime: { log } } as unknown as App.Locals
  const answered = async (error: unknown, headers?: Record<string, string>) => {
    logged.length = 0
    const response = answerFailure(error, locals, headers)
    return { status: response.status, headers: response.headers, body: await response.json(), logged: [...logged] }
  }

  test('that is a refusal has every problem in the user’s language, its details and its headers', async () => {
    const problems = [{ message: 'Too long.', values: { limit: 5 }, path: 'name', code: 'too_big' }]
    const refusal = new Refusal(409, problems, { details: { by: 'Ada' }, headers: { 'Retry-After': '5' } })
    const { status, headers, body, logged } = await answered(refusal, { 'X-Own': '1', 'Retry-After': '9' })
    expect({ status, body, logged }).toEqual({
      status: 409,
      body: { errors: [{ message: 'Too long.{"limit":5}', path: 'name', code: 'too_big' }], by: 'Ada' },
      logged: [],
    })
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('x-own')).toBe('1')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('of several problems names them all', async () => {
    const one = { message: 'a', path: 'a', code: 'x' }
    expect((await answered(invalid([one, { ...one, path: 'b' }]))).body.errors).toHaveLength(2)
  })

  test('of a database that is away says so and when to try again', async () => {
    const { status, headers, body, logged } = await answered(Object.assign(new Error('gone'), { code: '57P01' }))
    expect([status, logged]).toEqual([503, ['warn']])
    expect(body.errors).toMatchObject([{ path: '', code: 'unavailable' }])
    expect(headers.get('retry-after')).toBe('5')
  })

  test('of a full disk says so', async () => {
    const { status, body, logged } = await answered(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    expect([status, logged]).toEqual([507, ['error']])
    expect(body.errors).toMatchObject([{ path: '', code: 'storage_full' }])
  })

  test('of one thing of many is one code and one text', () => {
    const problems = [
      { message: 'Too long.', values: { limit: 5 }, path: 'name', code: 'too_long' },
      { message: 'Sold out.', path: '', code: 'sold_out' },
    ]
    expect(explainFailure(invalid(problems), locals)).toEqual({
      code: 'too_long',
      message: 'Too long.{"limit":5} Sold out.',
    })
    expect(explainFailure(invalid([]), locals)).toEqual({ code: 'refused', message: '' })
  })

  test('of any other kind names only the request', async () => {
    const { status, body, logged } = await answered(new TypeError('secret'))
    expect([status, logged]).toEqual([500, ['error']])
    expect(body).toEqual({
      errors: [
        {
          message: 'Something went wrong on our side. Quote {{id}} when you report it.{"id":"r-1"}',
          path: '',
          code: 'internal',
        },
      ],
    })
  })
})

test('a method that a path does not have is refused with the ones it has', () => {
  const refusal = methodNotAllowed('GET, POST')
  expect(refusal.status).toBe(405)
  expect(refusal.headers).toEqual({ Allow: 'GET, POST' })
  expect(refusal.problems).toMatchObject([{ path: '', code: 'method' }])
})

test('a page has the headers that it was given and no others, as a text or as a stream', async () => {
  const init = { status: 404, headers: { 'X-Own': '1' } }
  for (const html of ['<p>Ada</p>', new Blob(['<p>Ada</p>']).stream()]) {
    const response = answerPage(html, init)
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([404, { 'x-own': '1' }])
    expect(bytesIn(await readWhole(response)).toString()).toBe('<p>Ada</p>')
  }
})
