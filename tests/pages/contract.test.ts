import { type AnySchemaObject, Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { featureSwitches } from '#shared/access/flags.ts'
import { toInstant } from '#shared/instant.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { type RunningSite, signInAt } from '#tests/support/site.ts'

/** The part of an OpenAPI document that these stories read. */
interface Operation {
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  responses: Record<string, { content?: Record<string, { schema: AnySchemaObject }> }>
}
interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: AnySchemaObject
}
type Paths = Record<string, Record<string, Operation>>

const base = '/api/v2'

/** The demo academy with everything switched on. */
const academy = shareAcademy({ prepare: switchEverythingOn })

async function switchEverythingOn(db: Database): Promise<void> {
  const { general } = await loadSite(db.reader)
  const features = Object.fromEntries(featureSwitches.map((name) => [name, true]))
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, features }, toInstant(new Date())))
}

/** The description of its calls that a site publishes. */
async function published({ url }: RunningSite): Promise<{ paths: Paths }> {
  return (await fetch(`${url}${base}/openapi.json`)).json()
}

test('every reading call returns what the site publishes for it, for every user', async () => {
  const { site } = academy()
  const document = await published(site)
  const { paths } = document
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(document, 'contract')
  const users = {
    visitor: '',
    learner: await signInAt(site.url, 'learner@demo.test'),
    administrator: await signInAt(site.url, 'admin@demo.test'),
  }
  const wrong: string[] = []
  const answered = new Set<string>()

  async function hold(path: string, query: string, [user, cookie]: [string, string]): Promise<void> {
    const { responses, parameters = [] } = paths[path]!.get!
    const sampleOf = (name: string) => {
      const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
      return parameter ? samplesOf(parameter, ajv)[0]![1] : '1'
    }
    const url = `${base}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sampleOf(name))}${query}`
    const answer = await fetch(site.url + url, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
    const text = await answer.text()
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const status = answer.status in responses ? String(answer.status) : 'default'
    const complain = (what: string) =>
      wrong.push(`GET ${url} for a ${user}: ${what} (${answer.status} ${text.slice(0, 200)})`)
    if (answer.ok) answered.add(path)
    if (answer.ok ? status === 'default' : ![401, 403, 404].includes(answer.status)) complain('a status of its own')
    else if (answer.status === 204) return
    else if (!responses[status]?.content?.[type]) complain(`${type} is not described`)
    else if (type === 'application/json') {
      const place = ['paths', path, 'get', 'responses', status, 'content', type, 'schema'].map(pointed).join('/')
      // Kept under its address, so that each schema is compiled once.
      const validate = ajv.getSchema(`contract#/${place}`)
      if (!validate?.(JSON.parse(text))) complain(ajv.errorsText(validate?.errors))
    }
  }

  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue
    for (const query of queriesOf(get.parameters ?? [], ajv)) {
      await Promise.all(Object.entries(users).map((user) => hold(path, query, user)))
    }
  }
  expect(wrong).toEqual([])
  const open = Object.entries(paths).filter(([path, { get }]) => get && !path.includes('{') && isForPeople(get))
  expect(
    open.map(([path]) => path).filter((path) => !answered.has(path)),
    'never answered to anyone',
  ).toEqual([])
})

test('every path says which methods it has if a client tries another', async () => {
  const { site } = academy()
  const { paths } = await published(site)
  for (const [path, item] of Object.entries(paths)) {
    const known = Object.keys(item).map((method) => method.toUpperCase())
    const url = `${base}${path.replaceAll(/\{\w+\}/g, '1')}`
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !known.includes(name))) {
      const answer = await fetch(site.url + url, { method })
      expect(answer.status, `${method} ${url}`).toBe(405)
      expect(answer.headers.get('allow')?.split(', ').sort(), `${method} ${url}`).toEqual(known.sort())
      expect((await answer.json()).errors, `${method} ${url}`).toMatchObject([{ path: '', code: 'method' }])
    }
  }
})

/** Without what may be left out; then with each parameter in turn, and each choice of those that have some. */
function queriesOf(parameters: Parameter[], ajv: Ajv2020): string[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.schema.type !== 'object')
  const needed = inQuery.filter(({ required }) => required).map((one) => samplesOf(one, ajv)[0]!)
  const each = inQuery.flatMap((one) => samplesOf(one, ajv))
  const queries = [needed, ...each.map((sample) => [...needed.filter(([name]) => name !== sample[0]), sample])]
  return queries.map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''))
}

/** Values of every form that a parameter of the contract has; those that the description takes are sent. */
const candidates = [
  1,
  '1',
  'en',
  'DK',
  'data',
  'somebody@example.org',
  'https://a.example/1',
  '6f1c8d2e-3b7a-4c59-9e10-5a4b3c2d1e0f',
  '2026-11-01',
  '2026-11-01 12:00:00',
  '2026-11-01T12:00:00Z',
  '202611011200001',
  '20261101120000-1',
  'product',
  `${'a'.repeat(32)}.woff2`,
]
/** The end of a period that begins then. */
const candidatesOfEnd = ['2026-11-02', '2026-11-02 12:00:00', ...candidates]

function samplesOf({ name, schema }: Parameter, ajv: Ajv2020): [string, string][] {
  const single: AnySchemaObject = schema.type === 'array' ? schema.items : schema
  const takes = ajv.compile(single)
  const values =
    single.enum ??
    (single.const === undefined
      ? (name === 'until' ? candidatesOfEnd : candidates).filter((value) => takes(value)).slice(0, 1)
      : [single.const])
  if (values.length === 0) throw new Error(`There is no sample of ${name}: ${JSON.stringify(schema)}`)
  return values.map((value: unknown): [string, string] => [name, String(value)])
}

/** Whether a cookie, or nothing at all, is enough: what only programs may ask is not asked here. */
function isForPeople({ security = [] }: Operation): boolean {
  return security.length === 0 || security.some((way) => 'session' in way || Object.keys(way).length === 0)
}

/** One step of a JSON pointer in a URL's fragment (RFC 6901, section 6). */
function pointed(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
