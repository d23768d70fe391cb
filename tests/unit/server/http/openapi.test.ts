import type { APIRoute } from 'astro'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Declaration, endpoint, otherMethods } from '#server/http/endpoint.ts'
import { describedCalls, openApi } from '#server/http/openapi.ts'

// biome-ignore lint/suspicious/noExplicitAny: a declaration of any form
type Given = Partial<Declaration<any, any, any, any, any>>

function callOf(given: Given = {}) {
  return endpoint({
    summary: 'Reads a thing.',
    access: 'public',
    answer: z.string(),
    run: async () => ({ data: '' }),
    ...given,
  })
}

/** The published description of one call. */
function published(method: 'GET' | 'POST' | 'PATCH', given: Given, file = './things/index.ts') {
  const document = openApi({ [file]: { [method]: callOf(given) } }, { title: 'Juniper' })
  // biome-ignore lint/suspicious/noExplicitAny: a JSON document
  return Object.values(document.paths ?? {})[0]![method.toLowerCase() as 'get'] as any
}

describe('the calls of the site', () => {
  test('are those that files declare, ordered by path, and no other export', () => {
    const files = {
      './users/[uid].ts': { PATCH: callOf(), GET: callOf() },
      './a-b/[one]/[two].ts': { POST: callOf(), ALL: otherMethods({}) },
      './me.ts': { GET: (() => new Response()) as APIRoute, DELETE: callOf(), PUT: 7, prerender: false },
      './users/index.ts': { GET: callOf() },
      './things/index-cards.ts': { GET: callOf() },
      './notes.tsv.ts': { GET: callOf() },
      './empty.ts': null,
      './text.ts': 'GET',
    }
    expect(describedCalls(files).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /a-b/{one}/{two}',
      'delete /me',
      'get /notes.tsv',
      'get /things/index-cards',
      'get /users',
      'get /users/{uid}',
      'patch /users/{uid}',
    ])
  })

  test('are published with title, address and the ways to sign in', () => {
    const document = openApi({}, { title: 'Juniper' })
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Juniper', version: '2' },
      servers: [{ url: '/api/v2' }],
      paths: {},
    })
    expect(document.components?.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
      key: { type: 'http', scheme: 'bearer' },
      basic: { type: 'http', scheme: 'basic' },
    })
  })

  test('of one path stand together, each with a name and the group of its first folder', () => {
    const { paths } = openApi({ './user-keys/[id].ts': { GET: callOf(), PATCH: callOf() } }, { title: '' })
    expect(paths?.['/user-keys/{id}']).toMatchObject({
      get: { operationId: 'getUserKeysId', tags: ['user-keys'], summary: 'Reads a thing.' },
      patch: { operationId: 'patchUserKeysId', tags: ['user-keys'] },
    })
  })
})

describe('who may make a call', () => {
  test.each<[Given['access'], object[], string | undefined]>([
    ['public', [], undefined],
    ['signed-in', [{ session: [] }], undefined],
    ['storefront_page', [{}, { session: [] }], 'Needs the permission `storefront_page`.'],
    ['incentives_shop', [{ session: [] }], 'Needs the permission `incentives_shop`.'],
    [{ key: 'events' }, [{ key: [] }, { basic: [] }], 'Needs an API key with the scope `events`.'],
  ])('is published for %j', (access, security, description) => {
    const call = published('GET', { access })
    expect(call.security).toEqual(security)
    expect(call.description).toBe(description)
  })
})

describe('the parameters of a call', () => {
  const named = (call: { parameters?: { in: string; name: string; required?: boolean }[] }) =>
    (call.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}${parameter.required ? '!' : ''}`)

  test('are those of its path and its query, lists with brackets', () => {
    const params = z.strictObject({ id: z.string() })
    const query = z.strictObject({ s: z.string().optional(), role: z.array(z.string()).optional() })
    expect(named(published('GET', { params, query }, './things/[id].ts'))).toEqual([
      'path id!',
      'query s',
      'query role[]',
    ])
    expect(named(published('GET', {}))).toEqual([])
  })

  test('may be read in a way of their own, and are then those behind it', () => {
    const query = z.strictObject({
      tag: z.preprocess((value) => value, z.array(z.string())),
      day: z.preprocess((value) => value, z.int()).optional(),
    })
    const call = published('GET', { query })
    expect(named(call)).toEqual(['query tag[]!', 'query day'])
    expect(call.parameters[0].schema).toEqual({ type: 'array', items: { type: 'string' } })
    expect(call.parameters[1].schema).toMatchObject({ type: 'integer' })
  })

  test('are never published without a form', () => {
    const query = z.strictObject({ any: z.custom<string>().optional() })
    expect(() => published('GET', { query })).toThrow('cannot be represented in OpenAPI')
  })

  test('are further lists if its query takes any', () => {
    const lists = z.array(z.string()).meta({ title: 'profile', description: 'Any vocabulary.' })
    const call = published('GET', { query: z.object({ s: z.string().optional() }).catchall(lists) })
    expect(call.parameters).toContainEqual({
      in: 'query',
      name: 'profile',
      description: 'Any vocabulary.',
      style: 'form',
      explode: true,
      schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    })
    const untitled = z.array(z.string()).meta({ description: 'Any vocabulary.' })
    expect(named(published('GET', { query: z.object({}).catchall(untitled) }))).toEqual([])
    const undescribed = z.array(z.string()).meta({ title: 'profile' })
    expect(named(published('GET', { query: z.object({}).catchall(undescribed) }))).toEqual([])
  })

  test('are a key for what an account posts, required where points move', () => {
    const key = (given: Given, method: 'GET' | 'POST' | 'PATCH' = 'POST') => named(published(method, given))
    expect(key({ access: 'signed-in' })).toEqual(['header Idempotency-Key'])
    expect(key({ access: 'signed-in', idempotency: { required: true } })).toEqual(['header Idempotency-Key!'])
    expect(key({ idempotency: { heldBy: 'verb' } })).toEqual(['header Idempotency-Key'])
    expect(key({ idempotency: { heldBy: 'nobody' } })).toEqual([])
    expect(key({ access: { key: 'events' } })).toEqual([])
    expect(key({}, 'PATCH')).toEqual([])
    const { schema } = published('POST', {}).parameters[0]
    expect(schema).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 })
  })
})

describe('what goes in and comes out', () => {
  const content = (schema: unknown) => ({ 'application/json': { schema: expect.objectContaining(schema as object) } })

  test('is a body if the call reads one', () => {
    const body = z.strictObject({ name: z.string() })
    expect(published('POST', { body }).requestBody).toEqual({
      required: true,
      content: content({ type: 'object', required: ['name'] }),
    })
    expect(published('POST', {}).requestBody).toBeUndefined()
    const multipart = { bytes: 1, begin: async () => {} }
    expect(published('POST', { body, multipart, bodyOptional: true }).requestBody).toEqual({
      required: false,
      content: { 'multipart/form-data': content({})['application/json'] },
    })
  })

  test('is one thing in a frame, a list with its meta, or the bare thing', () => {
    const answered = (given: Given) => published('GET', given).responses['200']
    expect(answered({})).toEqual({
      description: 'Done',
      content: content({ required: ['data'], properties: { data: { type: 'string' } } }),
    })
    expect(answered({ list: true }).content).toEqual(
      content({
        required: ['data', 'meta'],
        properties: {
          data: { type: 'array', items: { type: 'string' } },
          meta: { $ref: '#/components/schemas/PageMeta' },
        },
      }),
    )
    const either = answered({ list: 'some' }).content['application/json'].schema
    expect(either.required).toEqual(['data'])
    expect(either.properties).toMatchObject({ data: { type: 'string' }, meta: {} })
    expect(answered({ streams: 'text/csv' })).toEqual({
      description: 'Done',
      content: { 'text/csv': { schema: { type: 'string' } } },
    })
    expect(answered({ bare: true }).content).toEqual(content({ type: 'string' }))
  })

  test('is each status of success and of refusal', () => {
    const codes = (given: Given) => Object.keys(published('POST', given).responses)
    const refusals = ['400', '403', '409', '500', '503', '507', 'default']
    expect(codes({})).toEqual(['200', ...refusals])
    expect(codes({ status: 201, also: 200 })).toEqual(['200', '201', ...refusals])
    const empty = published('POST', { status: 204 }).responses['204']
    expect(empty).toEqual({ description: expect.stringMatching(/^Done/) })
    const refused = published('POST', {}).responses['500']
    expect(refused).toEqual({
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    })
    expect(published('POST', {}).responses.default).toEqual(refused)
  })

  test('the meta of a list names its page and how many there are', () => {
    const document = openApi({ './a.ts': { GET: callOf({ list: true }) } }, { title: '' })
    const meta = document.components?.schemas?.PageMeta as { required: string[] }
    expect(meta.required).toEqual(['page', 'limit', 'total', 'totalPages', 'isLastPage'])
  })
})
