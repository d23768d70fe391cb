// A process of its own, so that asking does not take the time of answering: `node cannon.ts '{"url": …}'`.
import autocannon from 'autocannon'

const { url, headers, connections, duration } = JSON.parse(process.argv[2] ?? '{}')
const { requests, latency, errors, non2xx } = await autocannon({ url, headers, connections, duration })
process.stdout.write(
  JSON.stringify({ perSecond: requests.average, p50: latency.p50, p99: latency.p99, failures: errors + non2xx }),
)
