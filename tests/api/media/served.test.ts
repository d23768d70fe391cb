import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeFolder } from '#tests/support/freshDatabase.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const MIB = 2 ** 20
const folder = makeFolder()
const academy = shareAcademy({ nodes: [{ DATA_DIR: folder.path }] })
let cookie = ''

beforeAll(async () => {
  cookie = await signInAt(academy().site.url, 'incentives@demo.test')
  return folder.remove
})

function formOf(content: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('file', new File([content], '../../../x.png', { type: 'image/png' }))
  form.set('purpose', 'product')
  return form
}

async function send(body: FormData, headers: Record<string, string> = { cookie }): Promise<Response> {
  const { url } = academy().site
  return fetch(`${url}/api/v2/uploads`, { method: 'POST', body, headers: { Origin: url, ...headers } })
}

/** Temporary files; none before the first upload. */
function left(): string[] {
  try {
    return readdirSync(join(folder.path, 'incoming'))
  } catch {
    return []
  }
}

/** The memory of the site's process in bytes. */
function memory(): number {
  const [, pages = 0] = readFileSync(`/proc/${academy().site.pid}/statm`, 'utf8').split(' ').map(Number)
  return pages * 4096
}

test('an upload reaches its endpoint through the door and is served for ever', async () => {
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#1f7a8c' } })
    .png()
    .toBuffer()
  const answer = await send(formOf(new Uint8Array(picture)))
  expect(answer.status).toBe(201)
  const { file, url } = (await answer.json()).data
  expect(url).toBe(`${academy().site.url}${file}`)
  for (const address of [file, file.replace(/-700x500/, '-480')]) {
    const served = await fetch(academy().site.url + address)
    expect(served.status).toBe(200)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe('webp')
  }
  expect((await fetch(`${academy().site.url}${file.replace('700x500', '701x500')}`)).status).toBe(404)
  expect(left()).toEqual([])
})

test.runIf(process.platform === 'linux')('a hostile stream is cut off and takes no memory', async () => {
  const { port, host } = new URL(academy().site.url)
  const before = memory()
  let most = before
  let sent = 0
  const headers = { cookie, host, 'content-type': 'multipart/form-data; boundary=b' }
  const req = request({ port, host: '127.0.0.1', path: '/api/v2/uploads', method: 'POST', headers })
  req.on('error', () => {})
  const ended = once(req, 'response').then(
    ([{ statusCode }]) => statusCode,
    ({ code }) => code,
  )
  async function* endless() {
    yield Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    const chunk = Buffer.alloc(MIB / 2, 'x')
    for (; sent < 200 * MIB; sent += chunk.length) {
      most = Math.max(most, memory())
      yield chunk
    }
  }
  Readable.from(endless())
    .on('error', () => {})
    .pipe(req)
  // A busy client may write to the closed connection before it reads the answer.
  expect([413, 'ECONNRESET', 'EPIPE']).toContain(await ended)
  req.destroy()
  expect(sent).toBeLessThan(80 * MIB)
  expect(most - before).toBeLessThan(120 * MIB)
  await expect.poll(left).toEqual([])
})

test('nobody without an account, and no other site, makes the server read a file', async () => {
  const picture = formOf(new Uint8Array(5 * MIB))
  expect((await send(picture, {})).status).toBe(401)
  expect((await send(picture, { cookie, Origin: 'https://evil.example' })).status).toBe(403)
  expect(left()).toEqual([])
})
