import { hash, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { isMigrated } from '../db/migrate.ts'
import { isFromThisMachine } from './http/caller.ts'
import type { Exchange, Send } from './http/exchange.ts'
import { inTime } from './inTime.ts'
import type { Refuse } from './http/refuse.ts'
import { fileSecurity } from './http/securityHeaders.ts'

export type AnswerState = (exchange: Exchange) => Promise<void>

/** A load balancer asks each second. A response that takes longer than this looks like a node that hangs. */
const PATIENCE_MS = 800

/** HAProxy lets the requests under way on a node finish if it answers 404, and ends them with any other status. */
const leaving = '/readyz?leaving=404'

/**
 * The paths that report the state of the program: `/healthz` (it runs), `/readyz` (it accepts visitors: not while it
 * stops, and only with a migrated database and a writable disk) and `/metrics`.
 */
export function statePaths({
  config,
  db,
  send,
  refuse,
  isStopping,
  metrics,
  log,
}: {
  config: Pick<Config, 'metricsToken' | 'trustProxy'>
  db: Database
  send: Send
  refuse: Refuse
  isStopping: () => boolean
  metrics: () => Promise<string>
  log: Pick<Logger, 'debug'>
}): ReadonlyMap<string, AnswerState> {
  let running: Promise<string> | undefined

  /** Requests at the same time share one check. It ends in time even if the database never answers. */
  function check(): Promise<string> {
    if (running) return running
    running = checkDatabase().finally(() => {
      running = undefined
    })
    return running
  }

  async function checkDatabase(): Promise<string> {
    const asked = proveDisk(db)
      .then(() => isMigrated(db))
      .then(
        (migrated) => (migrated ? 'ready' : 'not migrated'),
        (error: unknown) => {
          log.debug({ err: error }, 'not ready')
          return 'database away'
        },
      )
    return (await inTime(asked, PATIENCE_MS)) ?? 'database away'
  }

  async function readiness(): Promise<string> {
    return isStopping() ? 'stopping' : check()
  }

  function sendText(exchange: Exchange, status: number, type: string, text: string): void {
    const body = Buffer.from(text)
    const head = ['Content-Type', type, 'Content-Length', String(body.length), 'Cache-Control', 'no-store']
    send(exchange, { status, head: [...head, ...fileSecurity({ secure: false })], body, route: 'state' })
  }

  return new Map<string, AnswerState>([
    ['/healthz', async (exchange) => sendText(exchange, 200, 'application/json', '{"status":"alive"}')],
    [
      '/readyz',
      async (exchange) => {
        const status = await readiness()
        const notReady = exchange.req.url === leaving ? 404 : 503
        sendText(exchange, status === 'ready' ? 200 : notReady, 'application/json', JSON.stringify({ status }))
      },
    ],
    [
      '/metrics',
      async (exchange) => {
        if (!mayReadMetrics(exchange, config)) return refuse(exchange, 403)
        sendText(exchange, 200, 'text/plain; version=0.0.4; charset=utf-8', await metrics())
      },
    ],
  ])
}

/** After a disk failure no writes arrive here. This function writes, to check whether the disk works again. */
async function proveDisk(db: Database): Promise<void> {
  if (db.isBroken())
    await db.transact((tx) =>
      tx
        .updateTable('cache_clock')
        .set((eb) => ({ value: eb.ref('value') }))
        .execute(),
    )
}

/** With a token, clients that send it. Otherwise this machine itself, unless a proxy on it forwards other clients. */
function mayReadMetrics(
  { req }: Exchange,
  { metricsToken, trustProxy }: Pick<Config, 'metricsToken' | 'trustProxy'>,
): boolean {
  if (metricsToken) return isSame(req.headers.authorization ?? '', `Bearer ${metricsToken}`)
  const isForwarded = trustProxy !== false || proxyHeaders.some((name) => name in req.headers)
  return !isForwarded && isFromThisMachine(req)
}

/** A proxy that sends none of these looks like this machine. Then only `METRICS_TOKEN` helps. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
