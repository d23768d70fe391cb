import type { Config } from '../../config.ts'

/** After SIGTERM a load balancer gets this long to notice `/readyz` before nobody new is let in. */
const DRAIN_MS = 1000

/** Says on the standard output where the site is, whatever the log level: PORT=0 leaves no other way to know. */
export function announce({ host }: Pick<Config, 'host'>, port: number): void {
  const name = host.includes(':') ? `[${host}]` : host
  const line = { level: 30, time: Date.now(), msg: 'listening', port, url: `http://${name}:${port}` }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, or when the process that leads this worker is gone. A person
 * who presses Ctrl+C a second time does not want to wait.
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
