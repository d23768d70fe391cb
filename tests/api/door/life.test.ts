import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { openTestDoor } from './openTestDoor.ts'

/** A page that is drawn until the story lets it be finished. */
function slowPage() {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { finish, page: async () => finished.then(() => ({ text: 'finished' })) }
}

describe('whether the site is well', () => {
  test('it is alive, and ready while the database can be reached', async () => {
    const { ask, db } = await openTestDoor()
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200])
    await db.close()
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
  })

  test('while the database is away kept pages are served, others are put off', async () => {
    const { ask, db, log } = await openTestDoor()
    await ask('/')
    await db.close()
    expect((await ask('/')).status).toBe(200)
    const other = await ask('/training/1')
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse((await ask('/api/v2/trainings')).text).errors[0].code).toBe('unavailable')
    const away = log.filter(({ msg }) => msg === 'database away: only kept pages are served')
    expect(away).toHaveLength(1)
  })
})

describe('the metrics', () => {
  test('show connections, jobs and waiting mails, and go on without the database', async () => {
    const { ask, db } = await openTestDoor()
    await db.transact((tx) =>
      tx
        .insertInto('jobs')
        .values({ name: 'daily', leased_until: '2026-11-21 09:01:00', changed: '2026-11-21 08:59:00' })
        .execute(),
    )
    const { text } = await ask('/metrics')
    expect(text).toMatch(/^database_connections\{pool="writing",state="waiting"\} 0$/m)
    expect(text).toMatch(/^job_running\{name="daily"\} 1$/m)
    expect(text).toContain(`job_changed_timestamp_seconds{name="daily"} ${Date.parse('2026-11-21T08:59:00Z') / 1000}`)
    expect(text).toMatch(/^mails_due 0$/m)
    await db.close()
    const without = await ask('/metrics')
    expect([without.status, without.text.includes('job_running{')]).toEqual([200, false])
  })

  test('show requests, the page cache and the process', async () => {
    const { ask } = await openTestDoor()
    await ask('/')
    await ask('/')
    await ask('/%00')
    const { text, headers } = await ask('/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    for (const line of [
      'http_request_duration_seconds_count{route="page",status="200"} 2',
      'http_request_duration_seconds_count{route="page",status="400"} 1',
      'page_cache_requests_total{outcome="hit"} 1',
      'page_cache_requests_total{outcome="miss"} 1',
      'page_cache_entries 1',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toMatch(/^page_cache_bytes [1-9]\d*$/m)
    expect(text).toMatch(/^juniper_build_info\{version="\d+\.\d+\.\d+",node="26/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  test('are for this machine only, not for the clients of a proxy on it', async () => {
    const direct = await openTestDoor()
    expect((await direct.ask('/metrics')).status).toBe(200)
    expect((await direct.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded']) {
      expect((await direct.ask('/metrics', { headers: { [header]: '203.0.113.9' } })).status).toBe(403)
    }
    const behindProxy = await openTestDoor({ env: { TRUST_PROXY: '1' } })
    expect((await behindProxy.ask('/metrics')).status).toBe(403)
  })

  test('are for anyone who has the token, if there is one', async () => {
    const { ask } = await openTestDoor({ env: { METRICS_TOKEN: 'letmein', TRUST_PROXY: '1' } })
    expect((await ask('/metrics')).status).toBe(403)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer letmeout' } })).status).toBe(403)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer letmein' } })).status).toBe(200)
  })
})

describe('every answer', () => {
  test('carries an id of its own, which the log names, and which nobody can bring along', async () => {
    const { ask, log } = await openTestDoor()
    const answers = [
      await ask('/', { headers: { 'x-request-id': 'mine' } }),
      await ask('/'),
      await ask('/healthz'),
      await ask('/%00'),
    ]
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(4)
    expect(ids).not.toContain('mine')
    const noted = log.filter(({ msg }) => msg === 'request')
    expect(noted.map(({ id }) => id)).toEqual(ids)
    expect(noted[1]).toMatchObject({ method: 'GET', path: '/', status: 200, cache: 'hit', bytes: 10 })
  })

  test('has the id of the trace that a trusted proxy began, and only of that', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${id}-00f067aa0ba902b7-01` }
    const env = { TRUST_PROXY: '1', SITE_URL: 'http://localhost' }
    const behind = await openTestDoor({ env: { ...env, TRUST_TRACE: '1' } })
    expect((await behind.ask('/healthz', { headers })).headers['x-request-id']).toBe(id)
    const withoutTrace: Record<string, string>[] = [env, { TRUST_TRACE: '1' }, {}]
    for (const others of withoutTrace) {
      const { ask } = await openTestDoor({ env: others })
      expect((await ask('/healthz', { headers })).headers['x-request-id']).not.toBe(id)
    }
  })

  test('is noted without what was searched for', async () => {
    const { ask, log } = await openTestDoor()
    await ask('/search?s=private+matter')
    expect(JSON.stringify(log)).not.toContain('private')
  })

  test('is safe to show: no sniffing, no frames, no inline scripts, nothing about what runs here', async () => {
    const { ask } = await openTestDoor({ env: { SITE_URL: 'https://learn.example' } })
    const { headers } = await ask('/')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    const api = await ask('/api/v2/trainings')
    expect(api.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('stopping', () => {
  test('is announced first, lets requests under way finish, and takes no new ones', async () => {
    const { finish, page } = slowPage()
    const { ask, asks, stop, port } = await openTestDoor({ page })
    const underWay = ask('/')
    await expect.poll(() => asks.length).toBe(1)
    const stopped = stop({ drainMs: 200 })
    const agent = new Agent({ keepAlive: true })
    const [ready] = await once(request({ port, host: '127.0.0.1', path: '/readyz', agent }).end(), 'response')
    expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close'])
    expect(Buffer.concat(await ready.toArray()).toString()).toBe('{"status":"stopping"}')
    await expect.poll(() => ask('/healthz').catch(({ code }) => code)).toBe('ECONNREFUSED')
    finish()
    expect((await underWay).text).toBe('finished')
    await stopped
    await expect(once(request({ port, host: '127.0.0.1' }).end(), 'response')).rejects.toThrow('ECONNREFUSED')
  })

  test('does not wait for connections that only wait themselves', async () => {
    const { port, stop } = await openTestDoor()
    const agent = new Agent({ keepAlive: true })
    const [res] = await once(request({ port, host: '127.0.0.1', agent }).end(), 'response')
    await res.toArray()
    const began = performance.now()
    await stop()
    expect(performance.now() - began).toBeLessThan(2000)
    agent.destroy()
  })
})
