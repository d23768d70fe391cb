import { type LookupFunction, Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outgoingFetch } from '#server/http/outgoingFetch.ts'

const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const

/** No test reaches another machine: each connection ends before it begins, with the address that it would go to. */
function withoutNetwork() {
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, given: unknown) {
    const { host, lookup } = (Array.isArray(given) ? given[0] : given) as { host: string; lookup: LookupFunction }
    setImmediate(() =>
      lookup(host, {}, (_, address, family) => this.destroy(new Error(`connects to ${address} (IPv${family})`))),
    )
    return this
  })
  onTestFinished(() => connect.mockRestore())
}

test('a provider in the public internet is reached without a line in the configuration', async () => {
  withoutNetwork()
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '2606:2800::1', family: 6 },
  ]
  const asked = outgoingFetch([], resolve)('https://id.example/', options)
  await expect(asked).rejects.toThrow('connects to 93.184.215.14 (IPv4)')
})
