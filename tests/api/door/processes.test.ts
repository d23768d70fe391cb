import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabaseUrl, makeFolder } from '#tests/support/freshDatabase.ts'
import { mailServer } from '#tests/support/mailServer.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

async function openSite(env: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(env)
  onTestFinished(async () => void (await site.stop('SIGKILL')))
  return site
}

/** The name of the site as the title of its home page says it, over a connection of its own. */
async function titleAt({ url }: RunningSite): Promise<string | undefined> {
  const page = await fetch(url, { headers: { connection: 'close' } })
  return /<title>([^<]*)<\/title>/.exec(await page.text())?.[1]
}

/** As `scrape_timeout` of Prometheus. */
const SCRAPE_MS = 10_000

describe('several workers', () => {
  test('count together, and one that dies is replaced', async () => {
    const site = await openSite({ DATABASE_URL: await freshDatabaseUrl('demo'), WORKERS: '2' })
    const measured = async () => (await fetch(`${site.url}/metrics`, { headers: { connection: 'close' } })).text()
    const counted = async () => {
      const text = await measured()
      return Number(/^http_request_duration_seconds_count\{route="page",status="200"\} (\d+)$/m.exec(text)?.[1])
    }
    for (let at = 0; at < 6; at++) await titleAt(site)
    expect(await counted()).toBe(6)
    // The jobs run in the leading process.
    expect(await measured()).toMatch(/^job_turns_total\{name="daily",outcome="failed"\} 0$/m)
    expect(await measured()).toMatch(/^process_start_time_seconds \d+$/m)
    expect(await measured()).toMatch(/^process_resident_memory_bytes\{process="leader"\} \d+$/m)
    expect(await measured()).toMatch(/^nodejs_eventloop_lag_p99_seconds\{process="leader"\} \d[\d.e-]*$/m)

    process.kill(workerOf(site), 'SIGKILL')
    await expect.poll(() => site.log()).toContain('worker ended')
    await expect.poll(async () => (await readyTimes(site, 4)) === 4).toBe(true)
  })

  test('report their metrics while one of them hangs', async () => {
    const site = await openSite({ DATABASE_URL: await freshDatabaseUrl('demo'), WORKERS: '2' })
    const hanging = workerOf(site)
    process.kill(hanging, 'SIGSTOP')
    onTestFinished(() => void process.kill(hanging, 'SIGCONT'))
    // The leading process gives a connection to the worker that hangs, and then none until this one is taken.
    const measured = await Promise.all([1, 2, 3].map(() => metricsAt(site)))
    const answered = measured.filter((text) => text !== undefined)
    expect(answered.length).toBeGreaterThanOrEqual(2)
    for (const text of answered) expect(text).toMatch(/^workers\{state="silent"\} 1$/m)
    process.kill(hanging, 'SIGCONT')
    await expect.poll(() => metricsAt(site)).toMatch(/^workers\{state="silent"\} 0$/m)
  })
})

describe('the process', () => {
  test.each(['1', '2'])('with WORKERS=%s ends well on SIGTERM, after it said so', async (workers) => {
    const site = await openSite({ DATABASE_URL: await freshDatabaseUrl('demo'), WORKERS: workers })
    expect(await titleAt(site)).toBeTruthy()
    const ended = site.stop('SIGTERM')
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503)
    expect(await ended).toBe(0)
  })

  test('ends when it has sent the mails that no request waits for', async () => {
    const { url, received, asked } = await mailServer({ ms: 2500 })
    const surroundings = { DATABASE_URL: await freshDatabaseUrl('demo'), SITE_URL: 'https://academy.test' }
    const site = await openSite({ ...surroundings, SMTP_URL: url })
    const forgotten = await fetch(`${site.url}/api/v2/users/password-reset`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ mail: 'learner@demo.test' }),
    })
    expect(forgotten.status).toBe(204)
    await asked
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(received.map(({ subject }) => subject)).toEqual([expect.stringContaining('Choose a new password')])
  })

  test('says in one sentence why it cannot start', async () => {
    const databaseUrl = await freshDatabaseUrl('demo')
    const site = await openSite({ DATABASE_URL: databaseUrl })
    await expect(startSite({ DATABASE_URL: databaseUrl, PORT: new URL(site.url).port })).rejects.toThrow(
      /ended with 1\nlisten EADDRINUSE: address already in use 127\.0\.0\.1:\d+$/,
    )
    await expect(startSite({ DATABASE_URL: databaseUrl, PORT: 'four' })).rejects.toThrow(/PORT/)
  })
})

/** The metrics over a connection of their own, if they arrive within the time that a scrape has. */
async function metricsAt({ url }: RunningSite): Promise<string | undefined> {
  const scrape = { headers: { connection: 'close' }, signal: AbortSignal.timeout(SCRAPE_MS) }
  const answer = await fetch(`${url}/metrics`, scrape).catch(() => undefined)
  return answer?.text()
}

function workerOf(site: RunningSite): number {
  const pid = /"pid":(\d+),"msg":"worker started"/.exec(site.log())?.[1]
  if (!pid) throw new Error('No worker was started')
  return Number(pid)
}

async function readyTimes({ url }: RunningSite, times: number): Promise<number> {
  let ready = 0
  for (let at = 0; at < times; at++) {
    const { status } = await fetch(`${url}/readyz`, { headers: { connection: 'close' } })
    if (status === 200) ready++
    await delay(10)
  }
  return ready
}

test('other users of the machine cannot read what the site stores', async () => {
  const folder = makeFolder()
  onTestFinished(() => folder.remove())
  const data = join(folder.path, 'data')
  await openSite({ DATABASE_URL: '', DATA_DIR: data, DEMO: '0' })
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(modeOf(data)).toBe('700')
  for (const file of readdirSync(data)) expect(modeOf(join(data, file)), file).toBe('600')
})
