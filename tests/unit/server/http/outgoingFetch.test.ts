import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { outgoingFetch } from '#server/http/outgoingFetch.ts'

const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const

/** A server on this machine; returns its origin. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a provider that the deployment names is reached at a private address', async () => {
  const origin = await serve((request, response) => {
    response.setHeader('X-Method', request.method ?? '')
    response.end('hello')
  })
  const response = await outgoingFetch([origin])(`${origin}/x`, { ...options, method: 'POST', body: 'a=b' })
  expect([response.status, response.headers.get('x-method'), await response.text()]).toEqual([200, 'POST', 'hello'])
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
