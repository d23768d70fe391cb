import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startProbing } from '#tests/support/probing.ts'
import { ask } from '#tests/support/rawHttp.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'

// In small beside other tests, which may keep both cores busy; `npm run prove` says the full numbers.
const MOST_MS = Number(process.env.PROBE_MS ?? 2000)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 500)
const UNKNOWN_KEYS = Number(process.env.UNKNOWN_KEYS ?? 10_000)
const ROUNDS = Number(process.env.PACKETS ?? 3)

/** Node takes new connections one by one: at more than a thousand a second they wait for each other in the system. */
const BATCH = 20
const BATCH_MS = 20

const MIB = 2 ** 20
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const academy = shareAcademy()
const portOf = () => Number(new URL(academy().site.url).port)

/**
 * Does something to the site, while others ask for its health and for a kept page: both answer soon, besides what such an
 * answer takes on this machine anyway.
 */
async function meanwhile(stranger: () => Promise<unknown>): Promise<void> {
  const undisturbed = await probeDuring(() => pause(1000))
  const { slowestMs, answers, failures } = await probeDuring(stranger)
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(0)
  expect(slowestMs).toBeLessThan(MOST_MS + undisturbed.slowestMs)
}

async function probeDuring(work: () => Promise<unknown>) {
  const { url } = academy().site
  await fetch(url)
  const probing = startProbing(url, ['/healthz', '/'])
  await pause(300)
  await work()
  await pause(300)
  return probing.end()
}

async function open(text: string, { reads }: { reads: boolean }): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1')
  socket.on('error', () => {})
  if (reads) socket.resume()
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()))
  socket.write(text)
  return socket
}

describe('while a stranger sends', () => {
  test.for(['<style', '<script>', '<script ', '"><'])('a form of a MiB of %s, others are answered', async (part) => {
    await meanwhile(async () => {
      for (const [path, field] of [
        ['/user/login', 'redirectTo'],
        ['/user/login', 'name'],
        ['/user/password', 'mail'],
      ]) {
        // Three bytes for each sign that a form encodes.
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

  test.for([
    ['the contract', '/api/v2/docs'],
    ['a search', '/search?s=data'],
    ['a training that does not exist', '/training/999999'],
  ])('packets of a thousand requests for %s, others are answered', async ([, path]) => {
    const packet = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(1000)
    // The contract is kept from its first request on.
    await ask(portOf(), path!)
    await meanwhile(async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const socket = await open(packet, { reads: true })
        await pause(100)
        socket.destroy()
      }
    })
    // What those packets asked for is not worked on any more.
    const startedMs = performance.now()
    expect((await ask(portOf(), '/search?s=learning')).status).toBe(200)
    expect(performance.now() - startedMs).toBeLessThan(MOST_MS)
  })

  test(`${CONNECTIONS} connections that read nothing, others are answered`, async () => {
    const sockets: Socket[] = []
    await meanwhile(async () => {
      while (sockets.length < CONNECTIONS) {
        const text = 'GET /search?s=data HTTP/1.1\r\nHost: a\r\n\r\n'
        sockets.push(...(await Promise.all(Array.from({ length: BATCH }, () => open(text, { reads: false })))))
        await pause(BATCH_MS)
      }
      await pause(2000)
    })
    for (const socket of sockets) socket.destroy()
  })

  test(`${UNKNOWN_KEYS} fields that nothing knows, others are answered`, async () => {
    const body = JSON.stringify(
      Object.fromEntries(Array.from({ length: UNKNOWN_KEYS }, (_, at) => [at.toString(36), 0])),
    )
    await meanwhile(async () => {
      const { status } = await ask(portOf(), '/api/v2/session', { method: 'POST', headers: json, body })
      expect([400, 429]).toContain(status)
    })
  })
})
