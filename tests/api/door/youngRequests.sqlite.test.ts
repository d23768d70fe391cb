import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#tests/support/freshDatabase.ts'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const REQUESTS = 40
/** V8 compiles what runs often, and keeps it: the first rounds leave more. */
const ROUNDS = 8
/** The caches, the log and the counters of a site grow a little with each request. */
const MOST_BYTES = 30_000

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

  async function ask(path: string, times: number): Promise<void> {
    for (let at = 0; at < times; at++) {
      const answer = await fetch(site.url + path, { headers: { cookie, 'accept-encoding': 'zstd' } })
      await answer.arrayBuffer()
    }
  }

  async function heapBytes(): Promise<number> {
    rmSync(file, { force: true })
    process.kill(site.pid, 'SIGUSR2')
    await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true)
    return Number(readFileSync(file, 'utf8'))
  }

  /** The bytes that one request leaves behind until the next full collection. */
  async function leftBytes(path: string): Promise<number> {
    const before = await heapBytes()
    await ask(path, REQUESTS)
    return ((await heapBytes()) - before) / REQUESTS
  }

  for (const path of ['/denied', '/storefront', '/dashboard', '/incentives', '/api/v2/incentives/wallet']) {
    let least = Infinity
    for (let round = 0; round < ROUNDS && least > MOST_BYTES; round++) least = Math.min(least, await leftBytes(path))
    expect(least, `bytes of ${path}`).toBeLessThan(MOST_BYTES)
  }
})
