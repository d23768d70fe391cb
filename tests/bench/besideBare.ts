import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compare } from './load.ts'
import { headOf, lineOf, say } from './print.ts'
import { type Running, start } from './processes.ts'
import { type Site, signInAt, startSite, visitor } from './sites.ts'

const connectionCounts = [1, 32]
/** The promises of the project: kept pages at 0.8 of node:http, rendered ones at 0.02. */
const promised: Record<string, number> = { 'cached /': 0.8, 'uncached /': 0.02 }

/** Compares pages and calls of the site with a bare HTTP server that sends the bytes of `/`. */
export async function besideBare({ seconds, ...site }: Site & { seconds: number }): Promise<void> {
  const running: Running[] = []
  try {
    const cached = await startSite(site)
    running.push(cached)
    const uncached = await startSite(site, { PAGE_CACHE_MB: '0' })
    running.push(uncached)
    // After a few requests the cache compresses the page as well as it can.
    for (let times = 0; times < 10; times++) await ask(`${cached.url}/`)
    await pause(1000)
    const bare = await startBare(await ask(`${cached.url}/`), site.folder)
    running.push(bare)
    const cookie = await signInAt(cached.url)
    const lines = [
      { name: 'cached /', url: `${cached.url}/`, headers: visitor },
      { name: 'uncached /', url: `${uncached.url}/`, headers: visitor },
      ...(cookie
        ? [{ name: 'signed-in /storefront', url: `${cached.url}/storefront`, headers: { ...visitor, cookie } }]
        : []),
      { name: '/api/v2/trainings', url: `${cached.url}/api/v2/trainings`, headers: visitor },
    ]
    for (const connections of connectionCounts) {
      say(headOf(`${connections} connection${connections > 1 ? 's' : ''}`, 'bare req/s'))
      for (const { name, url, headers } of lines) {
        const measured = await compare(
          { url, headers },
          { url: bare.url, headers },
          {
            connections,
            seconds,
          },
        )
        say(lineOf(name, measured, promised[name]))
      }
    }
  } finally {
    await Promise.all(running.map((one) => one.stop()))
  }
}

interface Answer {
  status: number
  /** As they came: name, value, name, value … */
  head: string[]
  body: Buffer
}

async function startBare({ status, head, body }: Answer, folder: string): Promise<Running> {
  if (status !== 200) throw new Error(`/ answered ${status}: there is nothing to compare with`)
  const file = join(folder, 'answer.json')
  // node:http adds these by itself.
  const own = ['date', 'connection', 'keep-alive']
  const sent = head.flatMap((name, at) =>
    at % 2 === 0 && !own.includes(name.toLowerCase()) ? head.slice(at, at + 2) : [],
  )
  writeFileSync(file, JSON.stringify({ head: sent, body: body.toString('base64') }))
  say(`/ is ${body.length} bytes as it is sent, with ${sent.length / 2} headers`)
  return start([join(import.meta.dirname, 'bareServer.ts'), file], {}, { core: 0 })
}

function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: visitor }, async (res) => {
      const body = Buffer.concat(await res.toArray())
      resolve({ status: res.statusCode ?? 0, head: res.rawHeaders, body })
    })
      .on('error', reject)
      .end()
  })
}
