import pino, { type Logger, type LoggerOptions } from 'pino'
import type { Config } from '../../config.ts'
import type { CacheOutcome } from '../cacheOutcome.ts'

/** The log's data for each request. */
export interface AccessEntry {
  id: string
  method: string
  /** Never with the query, because search words are private. */
  path: string
  status: number
  ms: number
  bytes: number
  cache: CacheOutcome
}

export interface Log {
  log: Logger
  noteRequest(entry: AccessEntry): void
  /** Writes the lines that are still in memory. */
  flush(): void
}

const FLUSH_MS = 500
const BATCH_CHARACTERS = 32_768

/**
 * Opens the log: JSON lines on the standard output. They are written in the background and in groups, at least every
 * half second and before the process ends.
 */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const output = pino.destination({ sync: false, minLength: BATCH_CHARACTERS, maxWrite: 2 * BATCH_CHARACTERS })
  const log = pino(logOptions(logLevel), output)
  const notesRequests = log.isLevelEnabled('info')
  let lines = ''

  function hand(): void {
    if (lines) output.write(lines)
    lines = ''
  }

  function flush(): void {
    hand()
    output.flush()
  }

  setInterval(flush, FLUSH_MS).unref()
  process.on('exit', () => {
    hand()
    output.flushSync()
  })
  return {
    log,
    noteRequest(entry) {
      if (!notesRequests) return
      lines += requestLine(entry)
      if (lines.length >= BATCH_CHARACTERS) hand()
    },
    flush,
  }
}

/** The options of the log; tests write with them into memory. */
export function logOptions(level: string): LoggerOptions {
  const redact = ['req.headers.cookie', 'req.headers.authorization']
  return { level, base: null, redact, serializers: { err: loggedError } }
}

/** An error without what PostgreSQL and identity providers add to it: values of rows and of claims, which are personal. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack, code, table, constraint } = pino.stdSerializers.err(error)
  return { type, message, stack, ...(code && { code }), ...(table && { table }), ...(constraint && { constraint }) }
}

/**
 * The line that `log.info(entry, 'request')` would write. It is built by hand, because each cached page has a line too,
 * and pino took a third of the time that it takes to send one.
 */
export function requestLine({ id, method, path, status, ms, bytes, cache }: AccessEntry): string {
  const time = Date.now()
  const rounded = Math.round(ms * 100) / 100
  return (
    `{"level":30,"time":${time},"id":"${id}","method":"${method}","path":${quoted(path)},"status":${status},` +
    `"ms":${rounded},"bytes":${bytes},"cache":"${cache}","msg":"request"}\n`
  )
}

const plain = /^[\w/.~%-]*$/

function quoted(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text)
}
