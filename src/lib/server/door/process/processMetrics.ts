import { collectDefaultMetrics, type Registry } from 'prom-client'

/** Adds the memory, the processor time and the event loop of this process. */
export function measureProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  // A worker that starts again and again, or is blocked, must not hide behind the others.
  for (const name of ['process_start_time_seconds', 'nodejs_eventloop_lag_p99_seconds'])
    Object.assign(registry.getSingleMetric(name) ?? {}, { aggregator: 'max' })
}
