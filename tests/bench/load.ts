// A process of its own, so that asking does not take the time of answering: `node load.ts '{"url": …}'`.
import autocannon from 'autocannon'

const options = JSON.parse(process.argv[2] ?? '{}')
await autocannon({ ...options, duration: 1 })
const { requests, latency, errors, non2xx } = await autocannon(options)
process.stdout.write(
  JSON.stringify({ perSecond: requests.average, p50: latency.p50, p99: latency.p99, errors, non2xx }),
)
