/**
 * PostgreSQL's class 08 (connection), 57P01–57P03 (shutting down, not yet started), 53300 (too many connections), 55P03
 * (lock timeout), 57014 (statement timeout), 25P03 (idle transaction timeout) and 25006 (read only: now a standby).
 */
const POSTGRES_AWAY = /^(08...|57P0[123]|53300|55P03|57014|25P03|25006)$/
const SOCKET_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT'])
const SQLITE_BUSY = 5
const SQLITE_IOERR = 10
const SQLITE_CANTOPEN = 14
const SQLITE_FULL = 13
const SQLITE_CONSTRAINT = 19
/** Class 23: integrity constraint violation. */
const POSTGRES_CONSTRAINT = /^23...$/
const POSTGRES_DISK_FULL = '53100'
const POSTGRES_READ_ONLY = '25006'
const POSTGRES_LOCKED = '55P03'

/** Whether a query failed because the database cannot be reached at the moment: a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const code = textCode(error)
  return (
    POSTGRES_AWAY.test(code) ||
    (SOCKET_AWAY.has(code) && error instanceof Error && ('syscall' in error || code === 'ECONNRESET')) ||
    (error instanceof Error &&
      /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)) ||
    [SQLITE_BUSY, SQLITE_IOERR, SQLITE_CANTOPEN].includes(sqliteCode(error))
  )
}

/** Whether a write failed because the disk is full; the transaction was rolled back. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_FULL || [POSTGRES_DISK_FULL, 'ENOSPC'].includes(textCode(error))
}

/** Whether a write was refused because the server follows another one. */
export function isReadOnly(error: unknown): boolean {
  return textCode(error) === POSTGRES_READ_ONLY
}

/** Whether a statement waited for a lock as long as it may. */
export function isLocked(error: unknown): boolean {
  return textCode(error) === POSTGRES_LOCKED
}

/** Whether a constraint of a table refused a write. */
export function isConstraintBroken(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_CONSTRAINT || POSTGRES_CONSTRAINT.test(textCode(error))
}

/** Whether the disk failed: only reading again can show whether the transaction was stored. */
export function isDiskBroken(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_IOERR
}

/** SQLite's primary result code, or 0 if the error is not from SQLite. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
}

function textCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
