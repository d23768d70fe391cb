// A process of its own, so that buying does not take the time of selling: `node checkoutLoad.ts '{"url": …}'`.
// Every connection buys one thing after the other, each with a key of its own, and counts what was acknowledged.
import { Agent, request } from 'node:http'
import { percentile } from '#tests/support/percentile.ts'

const { url, cookies, products, connections, seconds } = JSON.parse(process.argv[2] ?? '{}')
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const until = performance.now() + seconds * 1000
const times: number[] = []
let refused = 0
let keys = 0

function checkOut(cookie: string, product: number): Promise<number> {
  const body = JSON.stringify({ products: [product] })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': `bench-${process.pid}-${keys++}`,
    Cookie: cookie,
    Origin: url,
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/v2/incentives/shop_checkout`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function buyer(place: number): Promise<void> {
  for (let n = place; performance.now() < until; n += connections) {
    const began = performance.now()
    const status = await checkOut(cookies[n % cookies.length], products[n % products.length])
    if (status === 201) times.push(performance.now() - began)
    else refused += 1
  }
}

const before = process.cpuUsage()
const began = performance.now()
await Promise.all(Array.from({ length: connections }, (_, place) => buyer(place)))
const took = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(before)
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused,
    processorMs: (user + system) / 1000,
  }),
)
agent.destroy()
