import type { Metric, MetricValue, Registry } from 'prom-client'
import type { RouteClass } from '../routes.ts'

const NAME = 'http_request_duration_seconds'

/** Upper bounds in seconds. A cached page takes tens of microseconds, a rendered page milliseconds. */
const BOUNDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The durations of one kind of answer. */
interface Series {
  labels: { route: RouteClass; status: string }
  /** The number of durations up to each bound that are above the bound before it; then those above all bounds. */
  counts: number[]
  sum: number
}

/**
 * A histogram of the time that answers take, in seconds. That of prom-client checks and joins the labels for each
 * value, which takes a twentieth of the time of a kept page.
 */
export function createDurations(registry: Registry): (route: RouteClass, status: number, seconds: number) => void {
  const known = new Map<RouteClass, Map<number, Series>>()
  const histogram = {
    name: NAME,
    get: async () => ({
      name: NAME,
      help: 'Time from the request to its answer.',
      type: 'histogram',
      aggregator: 'sum',
      values: [...known.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(valuesOf)),
    }),
  }
  // Of a metric, a registry asks for its name and its values only.
  registry.registerMetric(histogram as unknown as Metric)

  function open(route: RouteClass, status: number): Series {
    const series = { labels: { route, status: String(status) }, counts: Array(BOUNDS.length + 1).fill(0), sum: 0 }
    known.set(route, (known.get(route) ?? new Map()).set(status, series))
    return series
  }

  return (route, status, seconds) => {
    const series = known.get(route)?.get(status) ?? open(route, status)
    let at = 0
    while (at < BOUNDS.length && seconds > BOUNDS[at]!) at++
    series.counts[at]!++
    series.sum += seconds
  }
}

type Value = MetricValue<'route' | 'status' | 'le'> & { metricName: string }

/** Buckets count all durations up to their bound, as Prometheus expects. */
function valuesOf({ labels, counts, sum }: Series): Value[] {
  let count = 0
  const buckets = counts.map((more, at) => {
    count += more
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le: BOUNDS[at] ?? '+Inf' }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}
