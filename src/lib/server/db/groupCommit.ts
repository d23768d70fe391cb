import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as lookForOthers } from 'node:timers/promises'
import { noteAccess } from './changeMark.ts'
import type { Tx } from './database.ts'
import { isDiskBroken } from './failures.ts'
import type { Turn, Writing } from './sqliteExecutor.ts'

/**
 * The maximum number of transactions in one commit, and the longest time to collect them: no caller waits long for the
 * others.
 */
const TOGETHER = 64
const TOGETHER_MS = 40
/** After this time the process answers other requests before it goes on. */
const BREATH_MS = 4

interface Caller {
  run(tx: Tx): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * Runs the transactions of several callers one after the other and commits those that wait at the same time together: a
 * commit costs one sync to disk, whether it has one purchase or thirty. Each transaction runs in its own savepoint, so
 * that one failure does not undo the others. No caller gets a result, not even a refusal, before the commit of the data
 * that it read.
 *
 * SQLite is synchronous: without a pause, a transaction would be committed before the next request was even read. So
 * the process first reads the requests that have arrived, while that brings more writers. It does so before it takes
 * the lock, for which other processes may wait.
 * @param begin takes the write lock
 * @param turn is open while a caller runs its statements
 */
export function createGroupCommit(
  file: DatabaseSync,
  openTx: Writing['openTx'],
  { begin, turn }: { begin: () => Promise<void>; turn: Turn },
) {
  const waiting: Caller[] = []
  let working: Promise<void> | undefined
  let isBroken = false
  // Prepared once: each turn runs two or three of them.
  const savepoint = file.prepare('savepoint turn')
  const release = file.prepare('release turn')
  const rollback = file.prepare('rollback to turn')

  async function work(): Promise<void> {
    while (waiting.length > 0) await commitTogether()
    working = undefined
  }

  async function commitTogether(): Promise<void> {
    const taken: Caller[] = []
    const answers: (() => void)[] = []
    try {
      await gather()
      await begin()
      const until = performance.now() + TOGETHER_MS
      let breath = performance.now() + BREATH_MS
      do {
        const caller = waiting.shift()
        if (!caller) break
        taken.push(caller)
        answers.push(await take(caller))
        if (performance.now() > breath) {
          await lookForOthers()
          breath = performance.now() + BREATH_MS
        }
      } while (taken.length < TOGETHER && performance.now() < until)
      file.exec('commit')
      noteAccess()
      isBroken = false
    } catch (error) {
      if (isDiskBroken(error)) isBroken = true
      if (file.isTransaction) file.exec('rollback')
      // If even the lock failed, the callers that wait for it do not need to wait a second time.
      const failed = taken.length > 0 ? taken : waiting.splice(0)
      for (const caller of failed) caller.reject(error)
      return
    }
    for (const answer of answers) answer()
  }

  async function gather(): Promise<void> {
    let before: number
    do {
      before = waiting.length
      await lookForOthers()
    } while (waiting.length > before && waiting.length < TOGETHER)
  }

  /** @throws the error for which SQLite gave up the whole transaction, such as a full disk */
  async function take({ run, resolve, reject }: Caller): Promise<() => void> {
    savepoint.run()
    Object.assign(turn, { isOpen: true, endedBy: undefined })
    const { tx, end } = openTx()
    try {
      const result = await run(tx)
      release.run()
      return () => resolve(result)
    } catch (error) {
      if (!file.isTransaction) throw error
      rollback.run()
      release.run()
      return () => reject(error)
    } finally {
      end()
      turn.isOpen = false
    }
  }

  return {
    transact<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ run, resolve: (result) => resolve(result as T), reject })
        working ??= work()
      })
    },
    /** Whether the disk failed at the last commit. */
    isBroken: () => isBroken,
    /** The callers that wait for their turn. */
    waiting: () => waiting.length,
    /** Resolves when no caller waits any more. */
    async idle(): Promise<void> {
      await working
    },
  }
}
