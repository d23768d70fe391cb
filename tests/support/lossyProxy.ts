import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LossyProxy {
  url: string
  /** How many answers it has kept to itself. */
  lost(): number
  stop(): Promise<void>
}

/**
 * Passes requests on and drops some of the answers after they came: for the user the line broke, for the site the
 * request was carried out.
 * @param isLost decides for the n-th answer (from 0)
 */
export async function startLossyProxy(target: string, isLost: (n: number) => boolean): Promise<LossyProxy> {
  let answers = 0
  let lost = 0
  const server = createServer((req, res) => {
    const onward = request(target + req.url, { method: req.method, headers: req.headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      if (isLost(answers++)) {
        lost += 1
        return res.destroy()
      }
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      return res.end(body)
    })
    onward.on('error', () => res.destroy())
    req.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lost: () => lost,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
