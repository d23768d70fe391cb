import { expect, test } from 'vitest'
import { type DescribedCall, describedCalls } from '#server/http/openapi.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { mornings } from '../availability/teachers.ts'
import { browserAt, routes } from '#tests/support/browserAt.ts'
import { keyFor } from '../events/programs.ts'

const base = '/api/v2'
const calls = describedCalls(
  Object.fromEntries(
    routes
      .filter(({ pattern }) => pattern.startsWith(base))
      .map(({ pattern, exported }) => [`.${pattern.slice(base.length)}.ts`, exported]),
  ),
)

test('every call, reading or writing, refuses a name in its query that it does not know', async () => {
  const db = await demoDatabase()
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', 'demo-academy')
  const key = await keyFor(db)
  const things = await instructorThings(admin.ask)

  async function refusesUnknown({ method, path, declaration }: DescribedCall): Promise<boolean> {
    const headers = {
      'Idempotency-Key': crypto.randomUUID(),
      ...(typeof declaration.access === 'object' && { Authorization: `Bearer ${key}` }),
    }
    const sent = declaration.multipart ? { upload: new FormData() } : declaration.body ? { body: {} } : {}
    const address = (things[path] ?? path)
      .replace('/fonts/{name}', `/fonts/${'0'.repeat(32)}.woff2`)
      .replace('{name}', 'topic')
      .replace(/\{\w+\}/g, '1')
    const asked = { method: method.toUpperCase(), headers, ...sent }
    const { status, body } = await admin.ask(`${base}${address}?no_such_name=1`, asked)
    const errors: { path: string; code: string }[] = body?.errors ?? []
    return status === 400 && errors.some(({ path: at, code }) => at === 'no_such_name' && code === 'unknown')
  }

  const open: string[] = []
  for (const call of calls) if (!(await refusesUnknown(call))) open.push(`${call.method} ${call.path}`)
  // Any name can be the one of a vocabulary here.
  expect(open).toEqual(['get /search', 'get /trainings'])
})

test('a call that would write does nothing if its query has a name that it does not know', async () => {
  const admin = browserAt(await demoDatabase())
  await admin.signIn('admin@demo.test', 'demo-academy')
  const wish = { body: { name: 'Lab', scopes: ['events'] } }
  const before = (await admin.ask(`${base}/api_keys`)).body.data
  const refused = await admin.ask(`${base}/api_keys?dry_run=true`, wish)
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'dry_run', code: 'unknown' }] } })
  expect((await admin.ask(`${base}/api_keys`)).body.data).toEqual(before)
  expect((await admin.ask(`${base}/api_keys?language=ar`, wish)).status).toBe(201)
})

/** Creates one of each thing that instructors change. Returns the address of each by the path of its call. */
async function instructorThings(ask: ReturnType<typeof browserAt>['ask']): Promise<Record<string, string>> {
  const made = async (kind: string, body: object): Promise<number> =>
    (await ask(`${base}/availability/${kind}`, { body })).body.data.id
  const days = { from: '2027-03-01', until: '2027-03-02' }
  const schedule = await made('schedules', mornings)
  const override = await made('overrides', { schedule, ...days, kind: 'closed' })
  const off = await made('time_off', { ...days, all_day: true })
  return {
    '/availability/schedules/{id}': `/availability/schedules/${schedule}`,
    '/availability/overrides/{id}': `/availability/overrides/${override}`,
    '/availability/time_off/{id}': `/availability/time_off/${off}`,
  }
}
