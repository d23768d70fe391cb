import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type BreakableServer, type PostgresServer, startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { prepareTemplate } from '#tests/support/prepareTemplate.ts'
import { openTestDoor } from './openTestDoor.ts'

const AWAY_MS = 3000
const signedIn = { headers: { cookie: 'session=somebody' } }
const metric = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(name))

let primary: BreakableServer

beforeAll(async () => {
  primary = await startBreakablePostgres(['-c', 'fsync=off'])
  await prepareTemplate(primary.url('postgres'))
  return () => primary.stop()
})

/** Work that passes at once, or only when the test lets it go on. */
function holdable() {
  let passing = Promise.resolve()
  return {
    passed: () => passing,
    /** Returns the function that lets the work go on. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      passing = promise
      return resolve
    },
  }
}

/** A door whose pages show the title of the site's clock, read for each page. */
async function openReadingDoor(standby?: PostgresServer) {
  const door = await openTestDoor({
    databaseUrl: primary.url('postgres'),
    ...(standby && { standbyUrl: standby.url('postgres') }),
    holdMs: 10_000,
    page: async ({ url }) => {
      const { value } = await door.db.reader.selectFrom('cache_clock').select('value').executeTakeFirstOrThrow()
      return { text: `${url} ${value}`, tags: ['training:1'] }
    },
  })
  return door
}

describe('while the database is away for three seconds', () => {
  test('kept pages are stale but there, other pages wait, and what changes something is refused at once', async () => {
    const { ask, change } = await openReadingDoor()
    await ask('/')
    await primary.goAway()
    const began = performance.now()
    const others = [ask('/training/1'), ask('/search?s=data'), ask('/dashboard', signedIn), ask('/api/v2/trainings')]
    expect((await ask('/')).status).toBe(200)
    const write = await ask('/user/login', { method: 'POST', body: 'a=1' })
    expect([write.status, write.headers['retry-after']]).toEqual([503, '5'])
    expect(performance.now() - began).toBeLessThan(2000)
    const { text } = await ask('/metrics')
    expect(metric(text, 'page_cache_requests_total{outcome="stale"}')).toMatch(/ 1$/)
    expect(metric(text, 'database_source{source="none"}')).toMatch(/ 1$/)
    expect(metric(text, 'work_queue{queue="held",state="waiting"}')).toMatch(/ 4$/)
    await pause(AWAY_MS)
    await primary.comeBack()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await change('training:1')
    const [before, after] = [(await ask('/metrics')).text, await ask('/')]
    expect(metric(before, 'database_source{source="primary"}')).toMatch(/ 1$/)
    expect(after.headers['x-request-id']).toBeDefined()
    expect(metric((await ask('/metrics')).text, 'page_cache_requests_total{outcome="stale"}')).toMatch(/ 1$/)
  })

  test('a page that was read when the database went away is read again', async () => {
    const pages = holdable()
    const door = await openTestDoor({
      databaseUrl: primary.url('postgres'),
      holdMs: 10_000,
      page: async () => {
        await pages.passed()
        const found = await door.db.reader
          .selectFrom('cache_clock')
          .select('value')
          .execute()
          .catch(() => [])
        return found.length > 0 ? {} : { status: 500, text: '' }
      },
    })
    const goOn = pages.hold()
    const [page, personal] = [door.ask('/training/2'), door.ask('/dashboard', signedIn)]
    await expect.poll(() => door.asks.length).toBe(2)
    await primary.goAway()
    goOn()
    await pause(AWAY_MS)
    await primary.comeBack()
    expect([(await page).status, (await personal).status]).toEqual([200, 200])
  })

  test('a call whose session cannot be looked up waits if it reads, and is refused for later if it changes something', async () => {
    const pages = holdable()
    const door = await openTestDoor({
      databaseUrl: primary.url('postgres'),
      holdMs: 10_000,
      page: async () => {
        await pages.passed()
        // The middleware looks up the session before the call has a text for its failures.
        await door.db.reader.selectFrom('sessions').select('uid').execute()
        return {}
      },
    })
    await door.ask('/api/v2/me', signedIn)
    const goOn = pages.hold()
    const read = door.ask('/api/v2/me', signedIn)
    const write = door.ask('/api/v2/me', { ...signedIn, method: 'PATCH', body: '{}' })
    await expect.poll(() => door.asks.length).toBe(3)
    await primary.goAway()
    goOn()
    expect([(await write).status, (await write).headers['retry-after']]).toEqual([503, '5'])
    await pause(AWAY_MS)
    await primary.comeBack()
    expect((await read).status).toBe(200)
  })

  test('a call that fails for another reason fails', async () => {
    const door = await openTestDoor({
      databaseUrl: primary.url('postgres'),
      page: () => Promise.reject(new Error('too many open files')),
    })
    expect((await door.ask('/api/v2/me', signedIn)).status).toBe(500)
  })
})

describe('while only the standby answers', () => {
  let standby: PostgresServer
  beforeEach(async () => {
    standby = await primary.startStandby()
    onTestFinished(() => standby.stop())
  })

  test("visitors' pages show the last acknowledged change, and personal pages wait for the primary", async () => {
    const { ask, change, log } = await openReadingDoor(standby)
    await ask('/')
    const value = await change('training:1')
    await primary.goAway()
    const began = performance.now()
    const personal = ask('/dashboard', signedIn)
    for (const path of ['/', '/training/1', '/search?s=data', '/api/v2/trainings'])
      expect((await ask(path)).text).toBe(`${path} ${value}`)
    expect(performance.now() - began).toBeLessThan(AWAY_MS)
    expect((await ask('/user/login', { method: 'POST', body: 'a=1' })).status).toBe(503)
    const { text } = await ask('/metrics')
    expect(metric(text, 'database_source{source="standby"}')).toMatch(/ 1$/)
    expect(metric(text, 'work_queue{queue="held",state="waiting"}')).toMatch(/ 1$/)
    await primary.comeBack()
    expect((await personal).status).toBe(200)
    const next = await change('training:1')
    expect((await ask('/')).text).toBe(`/ ${next}`)
    const said = log.map(({ msg }) => String(msg)).filter((msg) => msg.startsWith('database'))
    expect(said).toEqual(['database away: visitors read from the standby', 'database back'])
  })
})
