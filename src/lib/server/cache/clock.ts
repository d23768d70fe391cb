import { sql } from 'kysely'
import type { Database, Reader, Tx } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'

/**
 * A page or cached value carries tags (`settings`, `storefront:1`, `training:42`, `trainings:title`). A transaction
 * that changes the data touches the same tags. All such transactions update the one row of the clock, one after the
 * other: a reader that has seen clock value n has seen every change up to n, on both databases.
 */
export async function touch(tx: Tx, tags: readonly string[]): Promise<number> {
  const { value } = await tx
    .updateTable('cache_clock')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('id', '=', 1)
    .returning('value')
    .executeTakeFirstOrThrow()
  for (const tag of new Set(tags)) {
    await tx
      .insertInto('cache_tags')
      .values({ tag, changed_at: value })
      .onConflict((conflict) => conflict.column('tag').doUpdateSet({ changed_at: value }))
      .execute()
  }
  return value
}

/**
 * Locks the clock until the end of this transaction, and returns its value; `touch` will return the next one. All
 * transactions that change tagged data lock the clock first, so that what they read afterwards stays as it is.
 */
export async function holdClock(tx: Tx): Promise<number> {
  const { value } = await tx
    .updateTable('cache_clock')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('id', '=', 1)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Questions to one server: one that runs, and the next one. A server that is gone does not hold those to another. */
interface Line {
  asking?: Promise<void> | undefined
  next?: Promise<void> | undefined
}

/** The tags that were touched, or `everything`: the database holds another, earlier state. */
export type Changes = ReadonlySet<string> | 'everything'

type Listener = (changes: Changes) => void

/** Whether one of these tags was touched. */
export function hasChanged(changes: Changes, ...tags: readonly string[]): boolean {
  return changes === 'everything' || tags.some((tag) => changes.has(tag))
}

/**
 * Notifies this process of the changes of every process. `sync` resolves once the listeners have received every change
 * that was committed before the call, or before an earlier moment.
 */
export interface CacheClock {
  /** @param sinceMs a moment of `performance.now()`, such as the arrival of the request; without it: now */
  sync(sinceMs?: number): Promise<void>
  /** Whether `sync` may be skipped: nothing was committed since the last one (embedded file only). */
  isCurrent(): boolean
  onChange(listener: Listener): () => void
}

/**
 * On the embedded file, the header of the log's index shows whether anything was committed, which costs a microsecond.
 * On a server, all requests that wait at that moment share one query.
 */
export function createCacheClock(db: Database): CacheClock {
  const listeners = new Set<Listener>()
  let seen: number | undefined
  let mark: number | null = null
  /** When the last question that was answered was asked. */
  let askedMs = 0
  const lines = { primary: {} as Line, standby: {} as Line }

  async function ask(): Promise<void> {
    const startedMs = performance.now()
    const markBefore = db.changeMark()
    const value = await clockValue(db.reader)
    if (seen !== undefined && value < seen && db.standby?.isUsed()) throw new Error('The standby is behind.')
    if (seen !== undefined && value !== seen) {
      // A clock that went back shows a recovery to an earlier moment: no tag says which changes were lost.
      const changes = value > seen ? await tagsSince(db.reader, seen) : 'everything'
      for (const listener of listeners) listener(changes)
    }
    seen = value
    mark = markBefore
    askedMs = startedMs
  }

  function start(line: Line): Promise<void> {
    const asking = ask().finally(() => {
      line.asking = undefined
    })
    line.asking = asking
    return asking
  }

  const isCurrent = () => mark !== null && db.changeMark() === mark

  return {
    isCurrent,
    async sync(sinceMs) {
      if (isCurrent() || (sinceMs !== undefined && askedMs >= sinceMs)) return
      // A running query may have read before our caller's change: wait for the next one, which all waiting callers
      // share.
      const line = lines[db.standby?.isUsed() ? 'standby' : 'primary']
      if (!line.asking) return start(line)
      line.next ??= line.asking
        .catch(() => {})
        .then(() => {
          line.next = undefined
          return start(line)
        })
      return line.next
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function clockValue(reader: Reader): Promise<number> {
  return (await currentValue.one(reader, {})).value
}

const currentValue = statement(
  (reader: Reader, _: Given<object>) => reader.selectFrom('cache_clock').select('value').where('id', '=', sql.lit(1)),
  { isQuick: true },
)

async function tagsSince(reader: Reader, value: number): Promise<Set<string>> {
  const rows = await reader.selectFrom('cache_tags').select('tag').where('changed_at', '>', value).execute()
  return new Set(rows.map((row) => row.tag))
}
