import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { toInstant } from '#shared/contract/time.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { freshDatabaseUrl, morning } from '#tests/support/freshDatabase.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

async function openSite(env: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(env)
  onTestFinished(async () => void (await site.stop('SIGKILL')))
  return site
}

function openDirectly(url: string): Database {
  const db = openDatabase(url, { poolSize: 2 })
  onTestFinished(() => db.close())
  return db
}

async function rename(db: Database, name: string): Promise<void> {
  const general = { ...defaultGeneral, site_name: { en: name } }
  await db.transact((tx) => saveSettings(tx, 'general', general, toInstant(morning)))
}

/** The name of the site as the title of its home page says it, over a connection of its own. */
async function titleAt({ url }: RunningSite): Promise<string | undefined> {
  const page = await fetch(url, { headers: { connection: 'close' } })
  return /<title>([^<]*)<\/title>/.exec(await page.text())?.[1]
}

describe('a change is on the page at the next request', () => {
  test('of whichever worker is asked', async () => {
    const databaseUrl = await freshDatabaseUrl('demo')
    const site = await openSite({ DATABASE_URL: databaseUrl, WORKERS: '2' })
    const db = openDirectly(databaseUrl)
    for (let at = 0; at < 10; at++) {
      await rename(db, `Academy ${at}`)
      const titles = [await titleAt(site), await titleAt(site), await titleAt(site), await titleAt(site)]
      expect(titles.filter((title) => !title?.includes(`Academy ${at}`))).toEqual([])
    }
  })

  test('of whichever node is asked', async () => {
    const databaseUrl = await freshDatabaseUrl('demo')
    const nodes = await Promise.all([openSite({ DATABASE_URL: databaseUrl }), openSite({ DATABASE_URL: databaseUrl })])
    const db = openDirectly(databaseUrl)
    for (let at = 0; at < 10; at++) {
      await rename(db, `Academy ${at}`)
      for (const node of nodes) expect(await titleAt(node)).toContain(`Academy ${at}`)
    }
  })
})

describe('several workers', () => {
  test('count together, and one that dies is replaced', async () => {
    const site = await openSite({ DATABASE_URL: await freshDatabaseUrl('demo'), WORKERS: '2' })
    const counted = async () => {
      const text = await (await fetch(`${site.url}/metrics`, { headers: { connection: 'close' } })).text()
      return Number(/^http_request_duration_seconds_count\{route="page",status="200"\} (\d+)$/m.exec(text)?.[1])
    }
    for (let at = 0; at < 6; at++) await titleAt(site)
    expect(await counted()).toBe(6)

    process.kill(workerOf(site), 'SIGKILL')
    await expect.poll(() => site.log()).toContain('worker ended')
    await expect.poll(async () => (await readyTimes(site, 4)) === 4, { timeout: 10_000 }).toBe(true)
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

  test('says in one sentence why it cannot start', async () => {
    const databaseUrl = await freshDatabaseUrl('demo')
    const site = await openSite({ DATABASE_URL: databaseUrl })
    await expect(startSite({ DATABASE_URL: databaseUrl, PORT: new URL(site.url).port })).rejects.toThrow(
      /ended with 1\nlisten EADDRINUSE: address already in use 127\.0\.0\.1:\d+$/,
    )
    await expect(startSite({ DATABASE_URL: databaseUrl, PORT: 'four' })).rejects.toThrow(/PORT/)
  })
})

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
