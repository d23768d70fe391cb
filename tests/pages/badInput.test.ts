import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { gates } from '#shared/access.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { hashToken } from '#server/people/sessions.ts'
import { freshDatabaseUrl, freshFolder } from '#tests/support/freshDatabase.ts'
import { type Answer, type Asked, ask, sendRaw } from '#tests/support/rawHttp.ts'
import { signInAt, startSite } from '#tests/support/site.ts'

const MIB = 2 ** 20
const json = { 'content-type': 'application/json' }
const arabic = { cookie: 'language=ar' }

/** What the running site says of itself: the calls that change something, with a made-up thing in each place. */
interface Call {
  method: string
  path: string
  hasBody: boolean
}

type Academy = Awaited<ReturnType<typeof openAcademy>>

async function openAcademy() {
  const DATABASE_URL = await freshDatabaseUrl('demo')
  const db = openDatabase(DATABASE_URL, { poolSize: 3 })
  onTestFinished(() => db.close())
  await spoilSections(db)
  const site = await startSite({ DATABASE_URL, DATA_DIR: freshFolder() })
  onTestFinished(async () => {
    await site.stop()
  })
  const port = Number(new URL(site.url).port)
  const asked = (path: string, how?: Asked): Promise<Answer> => ask(port, path, how)
  const [learner, librarian, admin] = await Promise.all(
    ['learner', 'learner2', 'admin'].map((name) => signInAt(site.url, `${name}@demo.test`)),
  )
  const { paths } = JSON.parse((await asked('/api/v2/openapi.json')).text)
  return { site, db, port, ask: asked, learner: learner!, librarian: librarian!, admin: admin!, calls: callsIn(paths) }
}

/** A type of a later version, content that is no JSON, and settings that no editor writes. */
async function spoilSections(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    const change = (type: string, set: Record<string, string>) =>
      tx.updateTable('storefront_sections').set(set).where('type', '=', type).execute()
    await change('faq', { type: 'hologram' })
    await change('logos', { content: '{broken' })
    await change('testimonials', { settings: '[1, 2]', appearance: 'null' })
    await change('rich_text', { restrictions: '{"type":{}}' })
  })
}

function callsIn(paths: Record<string, Record<string, { requestBody?: object }>>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: `/api/v2${path.replaceAll(/\{\w+\}/g, '1')}`,
        hasBody: requestBody !== undefined,
      })),
  )
}

/** Every kind of bad input. Each says what it must be answered; that nothing else came of it is seen after each. */
const kinds: Record<string, (academy: Academy) => Promise<void>> = {
  async 'an address without end'({ port, ask }) {
    for (const base of ['/search?s=', '/api/v2/search?s=']) {
      const asApi = base.startsWith('/api')
      expectRefused(await ask(`${base}${'x'.repeat(8 * 1024)}`, { headers: arabic }), 414, asApi)
      // Over 16 KiB the head is never read to its end, so nobody knows what was asked for, nor in which language.
      for (const size of [64 * 1024, MIB]) {
        const answer = await sendRaw(port, `GET ${base}${'x'.repeat(size)} HTTP/1.1\r\nHost: a\r\n\r\n`)
        expect(answer).toMatch(/^HTTP\/1\.1 431 .*nosniff.*\n$/s)
      }
    }
    expect((await ask(`/search?s=${'x'.repeat(7000)}&page=99999999999&topic[]=${'9'.repeat(500)}`)).status).toBe(200)
    expectRefused(await ask(`/api/v2/search?s=${'x'.repeat(201)}&page=-1&order_by=random`), 400, true)
  },

  async 'headers without end'({ port, ask }) {
    const bomb = `X-Filler: ${'y'.repeat(100 * 1024)}\r\n`
    expect(await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${bomb}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    const many = Array.from({ length: 3000 }, (_, number) => `X-${number}: ${number}\r\n`).join('')
    expect(await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    const cookie = Array.from({ length: 900 }, (_, number) => `c${number}=${number}`).join('; ')
    expect((await ask('/', { headers: { cookie } })).status).toBe(200)
  },

  async 'paths that two programs could read in two ways'({ port, ask, learner }) {
    for (const path of [
      ...[
        '/%2e%2e/dashboard',
        '/./dashboard',
        '/user/../dashboard',
        '/training/1%00',
        '/training%2f1',
        '/training%5c1',
      ],
      ...['/%252e%252e/dashboard', '/%c0%ae%c0%ae/dashboard', '/%e0%80%af', '/%', '/api/v2/%2e%2e/me', '/api/v2/me%00'],
    ]) {
      expectRefused(await ask(path, { headers: arabic }), 400, path.startsWith('/api/'))
    }
    expect(await sendRaw(port, 'GET /․․/dashboard HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    for (const path of ['//training//1', '/training///1/']) {
      expect(await ask(path)).toMatchObject({ status: 308, headers: { location: '/training/1' } })
    }
    expect((await ask('//evil.example/%2e')).status).toBe(400)
    // Dots and digits that only look like those that mean something, and numbers in other spellings.
    for (const path of [
      '/%EF%BC%8E%EF%BC%8E/me',
      '/%E2%80%A4%E2%80%A4/me',
      '/training/%D9%A1',
      '/training/01',
      '/training/1e0',
    ]) {
      const answer = await ask(path, { headers: arabic })
      expectRefused(answer, 404, false)
      expect(answer.text, path).toContain('<html lang="ar" dir="rtl"')
    }
    for (const id of ['01', '1e0', '0x1', '+1', '%201', '1.0', '9'.repeat(30)]) {
      expectRefused(await ask(`/api/v2/trainings/${id}`, { headers: { cookie: learner } }), 400, true)
    }
  },

  async 'sections that this version cannot read'({ ask, learner }) {
    const page = await ask('/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('The academy in numbers')
    expect(page.text).not.toContain('Before you join')
    expect(page.text).not.toContain('One academy, six houses')
    for (const path of ['/storefront', '/dashboard', '/api/v2/storefront']) {
      expect((await ask(path, { headers: { cookie: learner } })).status, path).toBe(200)
    }
  },

  async 'session cookies that nobody was given'({ ask, db, learner, librarian }) {
    // Nobody may use a session beyond its end, its owner neither.
    await db.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires: '2020-01-01 00:00:00' })
        .where('token_hash', '=', hashToken(librarian.split('=')[1]!))
        .execute(),
    )
    const forged = ['session=forged', learner.slice(0, -4), `${learner}A`, learner.toLowerCase(), librarian]
    for (const cookie of [...forged, 'session=%00', `session="; DROP TABLE sessions`, `session=${'A'.repeat(8000)}`]) {
      const call = await ask('/api/v2/users/1', { headers: { cookie } })
      expectRefused(call, 401, true)
      expect(call.headers['set-cookie']?.join(), 'the browser is told to forget it').toContain('session=; Max-Age=0')
      const page = await ask('/user', { headers: { cookie } })
      expect(page).toMatchObject({ status: 302, headers: { location: '/user/login?redirectTo=%2Fuser' } })
      expect((await ask('/', { headers: { cookie } })).text).not.toMatch(/learner2?@demo\.test|Freja|ليلى/)
    }
    expect((await ask('/api/v2/users/2', { headers: { cookie: learner } })).status).toBe(404)
  },

  async 'bodies that are not what the call takes'({ ask, learner, admin, calls }) {
    const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
      ask('/api/v2/trainings/2/enrolment', { method: 'POST', headers: { ...json, cookie: learner, ...headers }, body })
    const codeOf = async (answer: Promise<Answer>) => JSON.parse((await answer).text).errors[0].code
    const [open, close] = ['{"action":'.repeat(10_000), '}'.repeat(10_000)]
    expect(await codeOf(send('{no')), 'no JSON').toBe('json')
    expect(await codeOf(send('')), 'nothing').toBe('json')
    for (const other of ['[]', '"enrol"', 'null', '1e999']) expect(await codeOf(send(other)), other).toBe('type')
    expect(await codeOf(send('{"action":["enrol"]}')), 'a list for a word').toBe('choice')
    expect(await codeOf(send(`${open}1${close}`)), '10,000 levels').toBe('choice')
    expect(await codeOf(send('['.repeat(MIB))), 'a million brackets').toBe('json')
    expect(await codeOf(send('{"action":"enrol","action":"nonsense"}')), 'the last of two counts').toBe('choice')
    expect(await codeOf(send('{"__proto__":{"action":"enrol"}}')), 'a prototype').toBe('unknown')
    expect(await codeOf(send(Buffer.from('{"action":"é"}', 'latin1'))), 'Latin-1').toBe('encoding')
    expect(await codeOf(send(Buffer.from('{"action":"enrol"}', 'utf16le'))), 'UTF-16').toBe('json')
    expect(await codeOf(send(`"${'x'.repeat(MIB - 1)}"`)), 'one byte too many').toBe('too_large')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      expectRefused(await send('{}', { 'content-type': type }), 415, true)
    }
    const bad = ['{no', '[[[]]]', '{"no such field":1}', `${open}1${close}`, `"${'x'.repeat(MIB)}"`]
    for (const { method, path } of calls.filter(({ hasBody }) => hasBody)) {
      for (const body of bad) {
        const answer = await ask(path, { method, headers: { ...json, cookie: admin }, body })
        expect(answer.status, `${method} ${path} ${body.slice(0, 20)}`).toBeGreaterThanOrEqual(400)
        expectRefused(answer, answer.status, true)
      }
    }
  },

  async 'forms that no page of the site sends'({ ask, learner }) {
    const send = (type: string, body: string | Buffer, cookie = 'language=ar') =>
      ask('/user/login', { method: 'POST', headers: { 'content-type': type, cookie }, body })
    const form = 'application/x-www-form-urlencoded'
    expectRefused(await send('application/json', '{"name":"x"}'), 415, false)
    expectRefused(await send('multipart/form-data; boundary=x', '--x--'), 415, false)
    expectRefused(await send(form, 'x'.repeat(MIB + 1)), 413, false)
    expectRefused(await send(form, Buffer.from('name=é', 'latin1')), 400, false)
    expectRefused(await send(form, 'name[]=a&password[x]=b'), 400, false)
    expect((await send(form, 'name=%00')).status).toBe(400)
    expect((await ask('/user', { method: 'DELETE', headers: { cookie: learner } })).status).toBe(405)
  },

  async 'requests that another site made'({ ask, learner, calls }) {
    const pages = Object.keys(gates)
      .filter((pattern) => !pattern.startsWith('/[...'))
      .map((pattern) => pattern.replaceAll(/\[\w+\]/g, '1'))
    const everything = [...pages, '/system/ajax/cookies-disclaimer/agree'].map((path) => ({ method: 'POST', path }))
    const signs: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const { method, path } of [...everything, ...calls]) {
      for (const sign of signs) {
        const asApi = path.startsWith('/api/')
        const type = asApi ? json : { 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await ask(path, { method, headers: { ...type, ...sign, cookie: `${learner}; language=ar` } })
        expectRefused(answer, 403, asApi)
      }
    }
    const page = await ask('/user/logout', { method: 'POST', headers: { ...arabic, origin: 'https://evil.example' } })
    expect(page.text).toContain('<html lang="ar" dir="rtl"')
    expect(page.text).toContain('جاء هذا الطلب من موقع آخر ولم يُنفَّذ.')
  },

  async 'bodies that come drop by drop and break off'({ port, ask }) {
    const head =
      'POST /api/v2/session HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n'
    const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of sockets) socket.write(head)
    for (let drop = 0; drop < 5; drop++) {
      for (const socket of sockets) socket.write('{')
      await delay(20)
    }
    const began = performance.now()
    expect((await ask('/search?s=data')).status).toBe(200)
    expect(performance.now() - began, 'nobody else waits for them').toBeLessThan(2000)
    for (const socket of sockets) socket.destroy()
  },
}

test('whatever is sent to the site is refused in plain words, harms nothing and nobody', async () => {
  const academy = await openAcademy()
  const { db, ask, site, learner } = academy
  const homeOf = async () => (await ask('/')).text
  const before = { home: await homeOf(), rows: await countRows(db) }
  for (const [kind, walk] of Object.entries(kinds)) {
    await walk(academy)
    expect(await homeOf(), `the home page after ${kind}`).toBe(before.home)
    expect(await countRows(db), `rows after ${kind}`).toEqual(before.rows)
  }
  expect((await ask('/dashboard', { headers: { cookie: learner } })).status, 'still signed in').toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect(await site.stop(), 'it ends when told to, not before').toBe(0)
  const complaints = site
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
  expect(complaints.filter((line) => !line.includes('a section of the storefront cannot be read'))).toEqual([])
})

/** A refusal in the contract's form, or as a page that says what is wrong; neither tells of the inside. */
function expectRefused({ status, headers, text }: Answer, expected: number, asApi: boolean): void {
  expect(status, text.slice(0, 300)).toBe(expected)
  expect(text).not.toMatch(/\bat .+\.(?:ts|mjs|astro)\b|SQLITE|Error:(?! )/)
  if (!asApi) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<html lang="\w+" dir="\w+"[\s\S]*<h1[\s>]/)
    return
  }
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { errors } = JSON.parse(text)
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    expect(error).toEqual({
      message: expect.stringMatching(/\S/),
      path: expect.any(String),
      code: expect.stringMatching(/^\w+$/),
    })
  }
}

/** What people, editors and buyers made; the book of points is left out, on which a daily job may be at work. */
const made = [
  ...(['settings', 'users', 'user_roles', 'role_access', 'user_organizations', 'sessions', 'password_resets'] as const),
  ...(['vocabularies', 'terms', 'trainings', 'training_terms', 'enrolments', 'learning_events', 'api_keys'] as const),
  ...(['storefronts', 'storefront_sections', 'products', 'orders', 'order_lines', 'idempotency_keys'] as const),
]

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of made) {
    const { count } = await db.reader
      .selectFrom(name)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counts[name] = Number(count)
  }
  return counts
}
