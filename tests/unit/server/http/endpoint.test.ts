import type { APIContext } from 'astro'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { invalid } from '#shared/refusal.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '../accounts/cast.ts'
import { callOf } from './callOf.ts'

const ada = { uid: 7 }

const paths = ({ errors }: { errors: { path: string; code: string }[] }) =>
  errors.map(({ path, code }) => `${path} ${code}`)

describe('a call', () => {
  test('gets what was sent as it was checked, and who asks', async () => {
    let seen: object = {}
    const call = callOf({
      params: z.strictObject({ id: z.coerce.number() }),
      query: z.strictObject({ tag: z.array(z.string()) }),
      body: z.strictObject({ name: z.string().trim() }),
      run: async (given) => {
        seen = given
        return { data: 1 }
      },
    })
    await call({ query: '?tag[]=a&tag[]=b', body: { name: ' x ' }, params: { id: '7' }, user: ada })
    expect(seen).toMatchObject({
      params: { id: 7 },
      query: { tag: ['a', 'b'] },
      body: { name: 'x' },
      user: ada,
      holder: null,
      idempotencyKey: null,
      cookies: { own: true },
      locals: { requestId: 'r-1' },
    })
    expect(seen).toHaveProperty('request', expect.any(Request))
  })

  test('is refused with everything that is wrong, and not carried out', async () => {
    let runs = 0
    const call = callOf({
      params: z.strictObject({ id: z.coerce.number() }),
      query: z.strictObject({ s: z.string().max(1).optional() }),
      body: z.strictObject({ name: z.string() }),
      idempotency: { required: true },
      run: async () => ({ data: ++runs }),
    })
    const answer = await call({ params: { id: '7' }, query: '?s=ab', body: {} })
    expect(answer.status).toBe(400)
    expect(paths(answer)).toEqual(['s too_long', 'name required', ' idempotency_key'])
    expect(runs).toBe(0)
    const nowhere = await call({ params: { id: 'x' }, query: '?s=ab', body: {} })
    expect([nowhere.status, ...paths(nowhere)]).toEqual([404, ' not_found'])
  })

  test('that is not for visitors asks them to log in before it reads anything', async () => {
    const call = callOf({ access: 'signed-in', body: z.strictObject({ name: z.string() }) })
    expect((await call({ body: {} })).status).toBe(401)
    expect((await call({ body: {}, user: ada })).status).toBe(400)
  })

  test('that reads no body takes one of any type', async () => {
    expect((await callOf({})({ method: 'POST', headers: { 'content-type': 'text/plain' } })).status).toBe(200)
  })

  test('has the declared status, unless its work names another one', async () => {
    expect((await callOf({ status: 201 })()).status).toBe(201)
    expect((await callOf({})()).status).toBe(200)
    const other = callOf({ status: 201, also: 200, run: async () => ({ data: 1, status: 200 }) })
    expect((await other()).status).toBe(200)
  })

  test('has the declared headers on answers and refusals, and those of its work', async () => {
    const headers = { 'X-Version': '1' }
    const fine = await callOf({ headers, run: async () => ({ data: 1, headers: { 'X-Own': '2' } }) })()
    expect([fine.headers.get('x-version'), fine.headers.get('x-own')]).toEqual(['1', '2'])
    const refused = await callOf({ headers, run: () => Promise.reject(invalid([])) })()
    expect([refused.status, refused.headers.get('x-version')]).toEqual([400, '1'])
  })

  test('that fails returns only the number of the request', async () => {
    const answer = await callOf({ run: () => Promise.reject(new Error('secret')) })()
    expect(answer.status).toBe(500)
    expect(paths(answer)).toEqual([' internal'])
  })

  test('returns the data without an envelope if it says so', async () => {
    const route = callOf({ bare: true, run: async () => ({ data: { id: 1 } }) })
    expect(await route()).toMatchObject({ id: 1 })
  })

  test('remembers its declaration', () => {
    expect(
      endpoint({ summary: 'Y.', access: 'public', answer: z.any(), run: async () => ({ data: 1 }) }),
    ).toHaveProperty('declaration.summary', 'Y.')
  })
})

describe('a list', () => {
  test('that is answered whole says that it is one page', async () => {
    const whole = await callOf({ list: true, run: async () => ({ data: ['a', 'b'] }) })()
    expect(whole.meta).toMatchObject({ page: 0, total: 2, isLastPage: true })
    const one = await callOf({ run: async () => ({ data: ['a'] }) })()
    expect(one).not.toHaveProperty('meta')
    const odd = await callOf({ list: true, run: async () => ({ data: null }) })()
    expect(odd).not.toHaveProperty('meta')
  })

  test('that comes in pages has the meta of its page', async () => {
    const page = await callOf({ list: true, run: async () => ({ data: ['a'], meta: { total: 30 } }) })()
    expect(page.meta).toEqual({ total: 30 })
  })
})

describe('a change of what GET answers', () => {
  const seen: unknown[] = []
  const call = callOf({
    params: z.strictObject({ id: z.coerce.number() }),
    body: z.strictObject({ name: z.string().optional() }),
    current: {
      read: async ({ params, user }) => ({ id: params.id, name: 'Lab', by: user }),
      derived: ['made'],
    },
    run: async ({ body }) => {
      seen.push(body)
      return { data: 1 }
    },
  })

  test('drops what came back unchanged, and what nobody can change', async () => {
    await call({ method: 'PATCH', params: { id: '7' }, user: ada, body: { id: 7, name: 'Lab', by: ada, made: 'x' } })
    await call({ method: 'PATCH', params: { id: '7' }, body: { id: 7, name: 'Shed' } })
    expect(seen).toEqual([{}, { name: 'Shed' }])
  })

  test('of the one thing behind a path is compared too', async () => {
    let body: unknown
    const own = callOf({
      body: z.strictObject({ name: z.string().optional() }),
      current: { read: async () => ({ name: 'Lab', made: 'x' }) },
      run: async (given) => {
        body = given.body
        return { data: 1 }
      },
    })
    expect((await own({ method: 'PATCH', body: { name: 'Shed', made: 'x' } })).status).toBe(200)
    expect(body).toEqual({ name: 'Shed' })
  })

  test('is not compared if there is no such thing', async () => {
    const answer = await call({ method: 'PATCH', params: { id: 'x' }, body: { id: 7 } })
    expect(paths(answer)).toEqual([' not_found'])
  })
})

test('an answer to a program is never stored', async () => {
  const db = await freshDatabase()
  const { secret, id } = await createApiKey(db, {
    name: 'Lab',
    scopes: ['events'],
    by: await takeIn(db, { roles: ['administrator'] }),
    now: morning,
  })
  let seen: unknown
  const call = callOf({
    access: { key: 'events' },
    run: async ({ holder }) => {
      seen = holder
      return { data: 1 }
    },
  })
  const answer = await call({ db, headers: { authorization: `Bearer ${secret}` } })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(seen).toMatchObject({ id, name: 'Lab' })
  expect((await callOf({})()).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('every other method of a path is refused with the ones that it has', async () => {
  const own = endpoint({ summary: 'Y.', access: 'public', answer: z.any(), run: async () => ({ data: 1 }) })
  const locals = { t: (text: string) => text }
  const response = await otherMethods({ GET: own, POST: own })({ locals } as unknown as APIContext)
  expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, POST'])
})
