import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Outside } from '#server/availability/feeds/subscribed/outside.ts'
import { selfSigned } from '#tests/support/selfSigned.ts'
import { onTestFinished } from 'vitest'

export const host = 'calendar.example.org'
/** A public address; nothing is sent to it. */
export const PUBLIC = '93.184.215.14'

export interface CalendarServer {
  outside: Outside
  /** The paths that were asked for, and the addresses that were connected to. */
  asked: string[]
  reached: string[]
  resolved: string[]
}

/**
 * A server for calendars until the test is over. The way to it behaves as the internet, except that every checked
 * address leads to this server.
 * @param addresses the answers of the name server, by host; one after the other if there are several
 */
export async function calendarServer(
  listener: RequestListener,
  addresses: Record<string, readonly (readonly string[])[]> = {},
): Promise<CalendarServer> {
  const { key, cert } = selfSigned([host, 'other.example.org'])
  const asked: string[] = []
  const reached: string[] = []
  const resolved: string[] = []
  const server = createServer({ key, cert }, (req, res) => {
    asked.push(req.url ?? '')
    listener(req, res)
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const outside: Outside = {
    async resolve(name) {
      const answers = addresses[name] ?? [[PUBLIC]]
      const answer = answers[resolved.filter((one) => one === name).length] ?? answers.at(-1) ?? []
      resolved.push(name)
      return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
    reach({ address }) {
      reached.push(address)
      return { address: '127.0.0.1', family: 4, port }
    },
    ca: cert,
  }
  return { outside, asked, reached, resolved }
}
