import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loopTimeOf } from '#tests/support/processorTime.ts'
import { startProbing } from '#tests/support/probing.ts'
import { ask } from '#tests/support/rawHttp.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'

// Small numbers, because other tests may use both cores; `npm run prove` uses the full numbers.
/** By the clock, with the machine to ourselves. */
const MOST_MS = Number(process.env.PROBE_MS ?? Number.POSITIVE_INFINITY)
/** Processor time of the site in searches: a bound that neither the machine nor other tests at the same time change. */
const MOST_BUSY_SEARCHES = 30
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 500)
const UNKNOWN_KEYS = Number(process.env.UNKNOWN_KEYS ?? 10_000)
const ROUNDS = Number(process.env.PACKETS ?? 3)

/**
 * Node accepts new connections one by one: above a thousand a second they queue in the system. Beside other tests, a site
 * accepts fewer.
 */
const BATCH = 20
const nextBatch = () => (process.env.PROBE_MS ? pause(20) : ask(portOf(), '/healthz'))

const MIB = 2 ** 20
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const academy = shareAcademy()
const portOf = () => Number(new URL(academy().site.url).port)

/**
 * Attacks the site while others request its health and a cached page: both must respond fast, apart from the normal
 * response time of this machine.
 */
async function meanwhile(stranger: () => Promise<unknown>): Promise<void> {
  const undisturbed = await probeDuring(() => pause(1000))
  const mostBusyMs = MOST_BUSY_SEARCHES * (await searchMs())
  const { slowestMs, busiestMs, answers, failures } = await probeDuring(stranger)
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(0)
  expectLess(busiestMs, mostBusyMs)
  expect(slowestMs).toBeLessThan(MOST_MS + undisturbed.slowestMs)
}

/** Only Linux counts the processor time of a thread. */
function expectLess(busyMs: number, mostMs: number): void {
  if (process.platform === 'linux') expect(busyMs).toBeLessThan(mostMs)
}

async function probeDuring(work: () => Promise<unknown>) {
  const { site } = academy()
  await fetch(site.url)
  const probing = startProbing(site, ['/healthz', '/'])
  await pause(300)
  await work()
  await pause(300)
  return probing.end()
}

/** Processor time of the site for a search, the average of some. */
async function searchMs(searches = 20): Promise<number> {
  const { pid } = academy().site
  const before = loopTimeOf(pid)
  for (let at = 0; at < searches; at++) expect((await ask(portOf(), `/search?s=learning+${at}`)).status).toBe(200)
  return (loopTimeOf(pid) - before) / searches
}

async function open(text: string, { reads }: { reads: boolean }): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1')
  socket.on('error', () => {})
  if (reads) socket.resume()
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()))
  socket.write(text)
  return socket
}

/** As built: clients that accept no compression get all of it. */
function largestScript(): string {
  const folder = 'dist/client/_astro'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sizes = new Map(scripts.map((name) => [name, statSync(`${folder}/${name}`).size]))
  return `/_astro/${scripts.toSorted((a, b) => sizes.get(b)! - sizes.get(a)!)[0]}`
}

// The first searches compile the code of the search.
beforeAll(() => searchMs())

describe('while an attacker sends', () => {
  test.for(['<style', '<script>', '<script ', '"><'])('a form of a MiB of %s, others get responses', async (part) => {
    await meanwhile(async () => {
      for (const [path, field] of [
        ['/user/login', 'redirectTo'],
        ['/user/login', 'name'],
        ['/user/password', 'mail'],
      ]) {
        // A form encodes each character as three bytes.
        const text = part.repeat((MIB - 100) / (3 * part.length))
        const { status } = await ask(portOf(), path!, {
          method: 'POST',
          headers: form,
          body: `${field}=${encodeURIComponent(text)}`,
        })
        expect([400, 429]).toContain(status)
      }
    })
  })

  test('bodies of a MiB in pieces of one byte, others get responses', async () => {
    const head = 'POST /api/v2/session HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
    const body = '1\r\nx\r\n'.repeat(MIB)
    await meanwhile(async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const socket = await open(head + body, { reads: true })
        if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
      }
    })
  })

  test.for([
    ['the contract', '/api/v2/docs'],
    ['a search', '/search?s=data'],
    ['a training that does not exist', '/training/999999'],
    ['the largest script', largestScript()],
  ])('packets of a thousand requests for %s, others are answered', async ([, path]) => {
    const packet = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(1000)
    // The contract is cached after its first request.
    await ask(portOf(), path!)
    const mostBusyMs = MOST_BUSY_SEARCHES * (await searchMs())
    await meanwhile(async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const socket = await open(packet, { reads: true })
        await pause(100)
        socket.destroy()
      }
    })
    // The requests in those packets are no longer processed.
    const nextMs = await searchMs(1)
    expectLess(nextMs, mostBusyMs)
  })

  test.each([
    ['a search', '/search?s=data'],
    ['the largest script', largestScript()],
  ])(`${CONNECTIONS} connections that ask for %s and read nothing, others get responses`, async (_, path) => {
    const sockets: Socket[] = []
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await meanwhile(async () => {
      while (sockets.length < CONNECTIONS) {
        const text = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
        sockets.push(...(await Promise.all(Array.from({ length: BATCH }, () => open(text, { reads: false })))))
        await nextBatch()
      }
      await pause(2000)
    })
  })

  test(`${UNKNOWN_KEYS} unknown fields, others get responses`, async () => {
    const body = JSON.stringify(
      Object.fromEntries(Array.from({ length: UNKNOWN_KEYS }, (_, at) => [at.toString(36), 0])),
    )
    await meanwhile(async () => {
      const { status } = await ask(portOf(), '/api/v2/session', { method: 'POST', headers: json, body })
      expect([400, 429]).toContain(status)
    })
  })
})
