import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#tests/support/freshDatabase.ts'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const REQUESTS = 40
/** V8 compiles what runs often, and keeps it: the first rounds leave more. The median of the last three counts. */
const ROUNDS = 12
/** The caches, the log and the counters of a site grow a little with each request. */
const MOST_BYTES = 20_000
/** The pages and calls that are measured, with the status of each. */
const STATUSES = {
  '/denied': 403,
  '/storefront': 200,
  '/dashboard': 200,
  '/incentives': 200,
  '/api/v2/incentives/wallet': 200,
}

test('young collections free what belongs to a request', async () => {
  const folder = makeFolder()
  const file = join(folder.path, 'heap')
  const probe = join(process.cwd(), 'tests/support/heapProbe.mjs')
  const env = { NODE_OPTIONS: `--expose-gc --import=${probe}`, HEAP_PROBE: file }
  const { site, end } = await serveAcademy({ nodes: [env] })
  onTestFinished(async () => {
    await end()
    folder.remove()
  })
  const cookie = await signInAt(site.url, 'learner@demo.test')

  async function ask(path: string, status: number): Promise<void> {
    const headers = { cookie, 'accept-encoding': 'zstd' }
    for (let at = 0; at < REQUESTS; at++) {
      const answer = await fetch(site.url + path, { headers, redirect: 'manual' })
      expect(answer.status).toBe(status)
      await answer.arrayBuffer()
    }
  }

  async function heap(): Promise<{ bytes: number; wholes: number }> {
    rmSync(file, { force: true })
    process.kill(site.pid, 'SIGUSR2')
    await expect.poll(() => existsSync(file)).toBe(true)
    return JSON.parse(readFileSync(file, 'utf8'))
  }

  /** The bytes that one request leaves behind until the next full collection; none if there was one meanwhile. */
  async function leftBytes(path: string, status: number): Promise<number | undefined> {
    const before = await heap()
    await ask(path, status)
    const after = await heap()
    return after.wholes === before.wholes ? (after.bytes - before.bytes) / REQUESTS : undefined
  }

  for (const [path, status] of Object.entries(STATUSES)) {
    const rounds: number[] = []
    const usual = () => rounds.slice(-3).toSorted((a, b) => a - b)[1] ?? Infinity
    for (let round = 0; round < ROUNDS && !(rounds.length >= 3 && usual() < MOST_BYTES); round++)
      rounds.push((await leftBytes(path, status)) ?? Infinity)
    expect(usual(), `bytes of ${path}`).toBeLessThan(MOST_BYTES)
  }
})
