import type { Config } from '../../config.ts'

/** After SIGTERM a load balancer has this long to notice `/readyz` before new connections are refused. */
const DRAIN_MS = 1000

/** Prints the site's address on the standard output at every log level. With PORT=0 it is not known otherwise. */
export function announce({ host }: Pick<Config, 'host'>, port: number): void {
  const name = host.includes(':') ? `[${host}]` : host
  const line = { level: 30, time: Date.now(), msg: 'listening', port, url: `http://${name}:${port}` }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the leading process of this worker ends. A second Ctrl+C
 * means that the user does not want to wait.
 */
export function onStopSignal(stop: (options: { drainMs: number }) => Promise<void>): void {
  let stopping = false
  function begin(drainMs: number): void {
    if (stopping) return
    stopping = true
    void stop({ drainMs })
  }
  process.on('SIGTERM', () => begin(DRAIN_MS))
  process.on('SIGINT', () => {
    if (stopping) process.exit(130)
    begin(0)
  })
  process.on('disconnect', () => begin(0))
}
