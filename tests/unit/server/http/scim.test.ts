import type { APIContext } from 'astro'
import { describe, expect, test } from 'vitest'
import { otherScimMethods, scimEndpoint, scimList } from '#server/http/scim.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '../accounts/cast.ts'

const type = 'application/scim+json'
type Run = Parameters<typeof scimEndpoint>[0]

/** A call of SCIM with a key of these scopes, and its answer. */
async function ask(run: Run, { scope = 'scim', body, params = {} }: Asked = {}) {
  const db = await freshDatabase()
  const by = await takeIn(db, { roles: ['administrator'] })
  const { secret } = await createApiKey(db, { name: 'HR', scopes: [scope], by, now: morning })
  const request = new Request('https://learn.example/scim/v2/Users?count=5', {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  })
  return answerOf(scimEndpoint(run)({ request, params, url: new URL(request.url), locals: localsOf(db) } as never))
}

interface Asked {
  scope?: 'scim' | 'events'
  body?: string
  params?: Record<string, string>
}

function localsOf(db?: unknown) {
  const t = (message: string, values?: object) => `${message}${values ? JSON.stringify(values) : ''}`
  const log = { error: () => {}, warn: () => {} }
  const languages = [{ langcode: 'en' }, { langcode: 'ar' }]
  return {
    db,
    now: morning,
    origin: 'https://learn.example',
    requestId: 'r-1',
    t,
    site: { languages },
    runtime: { log },
  }
}

async function answerOf(answering: Promise<Response | undefined> | Response | undefined) {
  const response = (await answering)!
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

describe('a call of a directory', () => {
  test('gets its path, its query and its body, and the directory that makes it', async () => {
    let seen: object = {}
    const run: Run = async ({ id, query, body, holder, edit, locals }) => {
      const { requestId } = locals
      seen = { id, count: query.get('count'), body: await body(), holder: holder.name, edit, requestId }
      return { data: { id: '7' } }
    }
    const { status, headers, body } = await ask(run, { body: '{"userName":"ada"}', params: { id: '7' } })
    expect(seen).toEqual({
      id: '7',
      count: '5',
      body: { userName: 'ada' },
      holder: 'HR',
      requestId: 'r-1',
      edit: { agent: 'HR', base: 'https://learn.example/scim/v2', languages: ['en', 'ar'], now: morning },
    })
    expect([status, body]).toEqual([200, { id: '7' }])
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'application/scim+json; charset=utf-8',
    })
  })

  test('that needs no name of a resource has none', async () => {
    expect((await ask(async ({ id }) => ({ data: { id } }))).body).toEqual({ id: '' })
  })

  test('that creates a resource says where it is', async () => {
    const location = 'https://learn.example/scim/v2/Users/7'
    const { status, headers } = await ask(async () => ({ data: {}, status: 201, location }))
    expect([status, headers.get('location')]).toEqual([201, location])
  })

  test('has an empty answer if nothing is left', async () => {
    for (const run of [async () => ({ data: { id: 7 }, status: 204 }) as const, async () => ({})]) {
      const { status, headers, body } = await ask(run)
      expect([status, body]).toEqual([204, null])
      expect(Object.fromEntries(headers)).toEqual({ 'cache-control': 'private, no-store' })
    }
  })

  test('needs a key for directories', async () => {
    const { status, body } = await ask(async () => ({}), { scope: 'events' })
    expect([status, body.status]).toEqual([403, '403'])
    expect(body).not.toHaveProperty('scimType')
  })
})

describe('a refusal of a directory', () => {
  const refusedBy = async (refusal: Error) => ask(() => Promise.reject(refusal))
  const problem = (path: string, code = 'x') => ({ message: 'No.', path, code })

  test('has the form of SCIM, with every problem in one text', async () => {
    const problems = [{ ...problem('name'), values: { limit: 5 } }, problem('phone'), problem('')]
    const { status, headers, body } = await refusedBy(new Refusal(409, problems, { headers: { 'Retry-After': '5' } }))
    expect(status).toBe(409)
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      scimType: 'invalidValue',
      detail: 'userName: No.{"limit":5} phone: No. No.',
    })
  })

  test.each([
    ['name', 'userName'],
    ['mail', 'emails'],
    ['first_name', 'name.givenName'],
    ['last_name', 'name.familyName'],
    ['full_name', 'displayName'],
    ['external_id', 'externalId'],
    ['language', 'preferredLanguage'],
    ['status', 'active'],
  ])('names the field %s as the attribute %s', async (path, attribute) => {
    expect((await refusedBy(invalid([problem(path)]))).body.detail).toBe(`${attribute}: No.`)
  })

  test.each([
    ['taken', 'uniqueness'],
    ['filter', 'invalidFilter'],
    ['json', 'invalidSyntax'],
    ['last_administrator', 'mutability'],
    ['invalidFilter', 'invalidFilter'],
    ['invalidPath', 'invalidPath'],
    ['noTarget', 'noTarget'],
    ['invalidSyntax', 'invalidSyntax'],
    ['mutability', 'mutability'],
    ['invalidValue', 'invalidValue'],
    ['too_long', 'invalidValue'],
  ])('says for the reason %s: %s', async (code, scimType) => {
    expect((await refusedBy(invalid([problem('name', code)]))).body.scimType).toBe(scimType)
  })

  test('without a problem has the general reason', async () => {
    expect((await refusedBy(invalid([]))).body).toMatchObject({ scimType: 'invalidValue', detail: '' })
  })

  test('of another status has no reason, and a failure names only the request', async () => {
    expect((await refusedBy(new Refusal(404, [problem('')]))).body).not.toHaveProperty('scimType')
    const { status, body } = await refusedBy(new TypeError('secret'))
    expect(status).toBe(500)
    expect(body.detail).toMatch(/r-1/)
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('of a method names those that the path has', async () => {
    const answering = otherScimMethods('GET', 'POST')({ locals: localsOf() } as unknown as APIContext)
    const { status, headers, body } = await answerOf(answering as Response)
    expect([status, headers.get('allow'), body.status]).toEqual([405, 'GET, POST', '405'])
  })
})

test('a list says how many resources there are and which of them it has', () => {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse']
  const two = [{ id: '1' }, { id: '2' }]
  expect(scimList(two)).toEqual({ schemas, totalResults: 2, startIndex: 1, itemsPerPage: 2, Resources: two })
  expect(scimList(two, { total: 9, startIndex: 3 })).toEqual({
    schemas,
    totalResults: 9,
    startIndex: 3,
    itemsPerPage: 2,
    Resources: two,
  })
})
