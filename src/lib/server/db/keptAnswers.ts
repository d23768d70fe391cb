import type { SQLInputValue } from 'node:sqlite'

/** A row of an answer. */
export type AnswerRow = Record<string, unknown>

/** The answers that a connection to the embedded file has read since the last commit. */
export interface KeptAnswers {
  /** The answer of the same statement with the same values, if nothing was committed since. */
  find(sql: string, values: readonly SQLInputValue[]): AnswerRow[] | undefined
  /** Call it only after `find`; it freezes the rows. */
  keep(sql: string, values: readonly SQLInputValue[], rows: readonly AnswerRow[]): void
  size(): { entries: number; bytes: number }
}

/** If all answers together are larger, they are dropped. */
const MOST_BYTES = 4 * 2 ** 20
/** Larger answers are rare; their readers cache them. */
const MOST_ROWS = 200
/** The memory of an answer besides its texts. */
const ENTRY_BYTES = 256
const VALUE_BYTES = 16

/**
 * Keeps answers until anything is committed, by this or by another process. Most pages of a site read the same products,
 * cards and settings, and there are many pages between two commits.
 * @param changeMark a number that changes with each commit
 */
export function keptAnswers(changeMark: () => number): KeptAnswers {
  const byStatement = new Map<string, Level>()
  let mark: number | undefined
  let entries = 0
  let bytes = 0

  function drop(): void {
    byStatement.clear()
    entries = 0
    bytes = 0
  }

  return {
    find(sql, values) {
      const now = changeMark()
      if (now !== mark) {
        if (entries > 0) drop()
        mark = now
        return undefined
      }
      return findIn(byStatement.get(sql), values)?.slice()
    },
    keep(sql, values, rows) {
      const weight = weigh(values, rows)
      if (weight === undefined) return
      if (bytes + weight > MOST_BYTES) drop()
      rows.forEach(Object.freeze)
      keepIn(byStatement, [sql, ...values], rows.slice())
      entries += 1
      bytes += weight
    },
    size: () => ({ entries, bytes }),
  }
}

/** The answers of a statement by its first value; by the second below it, and so on. */
type Level = Map<unknown, Level> | readonly AnswerRow[]

/** A statement always has the same number of values. One text of all of them would be made for each question. */
function findIn(level: Level | undefined, values: readonly unknown[]): readonly AnswerRow[] | undefined {
  let found = level
  for (const value of values) found = found instanceof Map ? found.get(value) : undefined
  return found instanceof Map ? undefined : found
}

function keepIn(statements: Map<unknown, Level>, path: readonly unknown[], rows: readonly AnswerRow[]): void {
  let level = statements
  for (const value of path.slice(0, -1)) {
    const below = level.get(value)
    const next = below instanceof Map ? below : new Map<unknown, Level>()
    if (next !== below) level.set(value, next)
    level = next
  }
  level.set(path.at(-1), rows)
}

/** Bytes could be changed by those that read them. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === null
}

/** About how many bytes an answer takes; `undefined` if it is not for keeping. */
function weigh(values: readonly SQLInputValue[], rows: readonly AnswerRow[]): number | undefined {
  if (rows.length > MOST_ROWS) return undefined
  // A map for each value but the first.
  let bytes = ENTRY_BYTES * Math.max(1, values.length)
  for (const given of [values, ...rows]) {
    for (const value of Object.values(given)) {
      if (!isPlain(value)) return undefined
      bytes += VALUE_BYTES + (typeof value === 'string' ? value.length * 2 : 0)
    }
  }
  return bytes
}
