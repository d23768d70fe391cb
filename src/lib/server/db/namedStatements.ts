import { createHash } from 'node:crypto'
import { changeAddress } from './changeAddress.ts'

const ALL_COLUMNS = /(?:select|returning) \*|"\.\*/

const names = new Map<string, string>()
const quick = new Set<string>()

/**
 * Gives the text of a statement a name. A server reads and plans a named statement once for each connection, instead of at
 * every run. The name follows from the text: behind a pool, two programs never mean different statements by it.
 * @throws Error if it returns all columns of a table: a server refuses its plan after a migration that adds a column
 */
export function nameStatement(text: string): void {
  if (ALL_COLUMNS.test(text)) throw new Error(`List the columns with \`allColumns\`: ${text}`)
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32))
}

/** Notes that a server answers this statement at once: a connection without an answer is ended. */
export function noteQuick(text: string): void {
  quick.add(text)
}

/** Whether a server answers this statement at once. */
export function isQuick(text: string): boolean {
  return quick.has(text)
}

/** The name of a statement; `undefined` if it has none. */
export function nameOfStatement(text: string): string | undefined {
  return names.get(text)
}

/**
 * Reads `prepare=off` in the address of a server. It is for a pool in front of the server that gives each transaction
 * another connection and does not know named statements, such as PgBouncer before 1.21.
 * @throws Error for any other value
 */
export function readPreparing(url: string): { connectionString: string; prepares: boolean } {
  let prepare: string | null = null
  const connectionString = changeAddress(url, (query) => {
    prepare = query.get('prepare')
    query.delete('prepare')
  })
  if (![null, 'on', 'off'].includes(prepare))
    throw new Error('`prepare` in the address of a database is `on` or `off`.')
  return { connectionString, prepares: prepare !== 'off' }
}
