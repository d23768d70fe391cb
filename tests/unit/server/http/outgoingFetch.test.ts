import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outgoingFetch } from '#server/http/outgoingFetch.ts'
import { selfSigned } from '#tests/support/selfSigned.ts'

const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const

/** A server on this machine; returns its origin. */
async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await portOf(createServer(answer))}`
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Ends the time of a request when the test says so. */
function clock() {
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  onTestFinished(() => timeout.mockRestore())
  return { timeout, end: () => time.abort(new Error('ten seconds are over')) }
}

test('a provider that the deployment names is reached at a private address', async () => {
  const origin = await serve((request, response) => {
    const { 'x-own': own, 'accept-encoding': encoding } = request.headers
    response.setHeader('X-Asked', `${request.method} ${request.url} ${own} ${encoding}`)
    request.pipe(response)
  })
  const ask = async (body: unknown) => {
    const asked = { ...options, method: 'POST', headers: { 'X-Own': '1' }, body: body as string }
    const response = await outgoingFetch([origin])(`${origin}/x`, asked)
    return [response.status, response.headers.get('x-asked'), await response.text()]
  }
  expect(await ask('a=b')).toEqual([200, 'POST /x 1 identity', 'a=b'])
  expect(await ask(new URLSearchParams({ a: 'b c' }))).toEqual([200, 'POST /x 1 identity', 'a=b+c'])
  expect(await ask(null)).toEqual([200, 'POST /x 1 identity', ''])
  await expect(ask(new Uint8Array([97]))).rejects.toThrow('Only texts')
})

test('a body that is not sent opens no connection', async () => {
  const server = createServer((_, response) => response.end())
  let connections = 0
  server.on('connection', () => connections++)
  const origin = `http://127.0.0.1:${await portOf(server)}`
  const fetch = outgoingFetch([origin])
  const bytes = new Uint8Array([97]) as unknown as string
  await expect(fetch(origin, { ...options, method: 'POST', body: bytes })).rejects.toThrow('Only texts')
  await fetch(origin, options)
  expect(connections).toBe(1)
})

test('an answer without a body has none, and a header that comes twice comes twice', async () => {
  const origin = await serve((_, response) => response.writeHead(204, ['X-A', '1', 'X-A', '2']).end())
  const response = await outgoingFetch([origin])(origin, options)
  expect([response.status, response.body, response.headers.get('x-a')]).toEqual([204, null, '1, 2'])
})

test('a provider is reached at the address that was checked, whatever its name says later', async () => {
  const port = await portOf(createServer((request, response) => response.end(request.headers.host)))
  const origin = `http://id.example:${port}`
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const response = await outgoingFetch([origin], resolve)(origin, options)
  expect([await response.text(), asked]).toEqual([`id.example:${port}`, ['id.example']])
})

test('a provider that the deployment names by TLS needs a certificate that somebody vouches for', async () => {
  const port = await portOf(createSecureServer(selfSigned(['localhost']), (_, response) => response.end()))
  const origin = `https://localhost:${port}`
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  await expect(outgoingFetch([origin], resolve)(origin, options)).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
})

test('a name without an address is not reached', async () => {
  await expect(outgoingFetch([], async () => [])('https://id.example/', options)).rejects.toThrow(
    'id.example has no address',
  )
})

test('a request ends after ten seconds, also while the name server or the provider says nothing', async () => {
  const { timeout, end } = clock()
  const unknown = outgoingFetch([], () => new Promise(() => {}))('https://id.example/', options)
  setTimeout(end, 20)
  await expect(unknown).rejects.toThrow('ten seconds are over')
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('an answer that stays incomplete is given up after ten seconds', async () => {
  const { end } = clock()
  const origin = await serve((_, response) => {
    response.write('half')
    setTimeout(end, 20)
  })
  await expect(outgoingFetch([origin])(origin, options)).rejects.toThrow()
})

test.each([
  'http://127.0.0.1:9/',
  'http://id.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/',
])('%s is not reached without a line in the configuration', async (address) => {
  const asked = outgoingFetch(['http://127.0.0.1:8'])(address, options)
  await expect(asked).rejects.toThrow(/without TLS|not in the public internet/)
})

test('a name that leads to a private address is not reached, also if it has a public one too', async () => {
  const resolve = async () => ['93.184.215.14', '10.0.0.7'].map((address) => ({ address, family: 4 }))
  const asked = outgoingFetch([], resolve)('https://id.example/', options)
  await expect(asked).rejects.toThrow(/not in the public internet/)
})

test('a redirect is not followed', async () => {
  const origin = await serve((_, response) => response.writeHead(302, { Location: 'http://10.0.0.7/' }).end())
  expect((await outgoingFetch([origin])(origin, options)).status).toBe(302)
})

test('an answer may have a megabyte and no byte more', async () => {
  const origin = await serve((request, response) => response.end('x'.repeat(Number(request.url?.slice(1)))))
  const ask = outgoingFetch([origin])
  expect(await (await ask(`${origin}/1048576`, options)).text()).toHaveLength(1_048_576)
  await expect(ask(`${origin}/1048577`, options)).rejects.toThrow(/too large/)
})

test('an answer without end is read up to a megabyte', async () => {
  const origin = await serve((_, response) => {
    const part = Buffer.alloc(65_536)
    const send = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', send)
    send()
  })
  await expect(outgoingFetch([origin])(origin, options)).rejects.toThrow(/too large/)
})
