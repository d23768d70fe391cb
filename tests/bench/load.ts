// A process of its own, so that asking does not take the time of answering: `node load.ts '{"url": …, "bare": …}'`.
// Asks both in turn, a second each, because a machine is never equally fast for long.
import autocannon from 'autocannon'

const WARM_UP_S = 2

const { url, bare, headers, connections, seconds } = JSON.parse(process.argv[2] ?? '{}')
const ask = (address: string, duration: number) => autocannon({ url: address, headers, connections, duration })

await ask(url, WARM_UP_S)
await ask(bare, WARM_UP_S)
const turns = []
for (let turn = 0; turn < seconds; turn++) turns.push({ own: await ask(url, 1), bare: await ask(bare, 1) })

process.stdout.write(
  JSON.stringify({
    perSecond: median(turns.map(({ own }) => own.requests.average)),
    p50: median(turns.map(({ own }) => own.latency.p50)),
    p99: median(turns.map(({ own }) => own.latency.p99)),
    barePerSecond: median(turns.map(({ bare }) => bare.requests.average)),
    ratio: median(turns.map(({ own, bare }) => own.requests.average / bare.requests.average)),
    failures: turns.reduce((sum, { own }) => sum + own.errors + own.non2xx, 0),
  }),
)

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
