import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as lookForOthers } from 'node:timers/promises'
import type { Tx } from './database.ts'
import { isDiskBroken } from './failures.ts'

/** So many transactions share one commit at most, and so long they are gathered: nobody waits long for the others. */
const TOGETHER = 64
const TOGETHER_MS = 40
/** After so long others are answered in between. */
const BREATH_MS = 4

interface Turn {
  run(tx: Tx): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * Runs the transactions of many callers one after the other and commits those that wait at the same time together: a
 * commit costs one sync to disk, whether one purchase is in it or thirty. Each runs in a savepoint of its own, so one
 * that fails takes nothing of the others with it; nobody is answered, not even with a refusal, before the commit that
 * holds what they saw.
 *
 * SQLite answers at once, so without a pause a transaction would be committed before the next request was even read:
 * first the process reads what has arrived, as long as that brings more who want to write. It does so before it takes
 * the lock, which other processes may wait for.
 * @param begin takes the write lock
 */
export function createGroupCommit(file: DatabaseSync, tx: Tx, begin: () => Promise<void>) {
  const waiting: Turn[] = []
  let working: Promise<void> | undefined
  let isBroken = false

  async function work(): Promise<void> {
    while (waiting.length > 0) await commitTogether()
    working = undefined
  }

  async function commitTogether(): Promise<void> {
    const taken: Turn[] = []
    const answers: (() => void)[] = []
    try {
      await gather()
      await begin()
      const until = performance.now() + TOGETHER_MS
      let breath = performance.now() + BREATH_MS
      do {
        const turn = waiting.shift()
        if (!turn) break
        taken.push(turn)
        answers.push(await take(turn))
        if (performance.now() > breath) {
          await lookForOthers()
          breath = performance.now() + BREATH_MS
        }
      } while (taken.length < TOGETHER && performance.now() < until)
      file.exec('commit')
      isBroken = false
    } catch (error) {
      if (isDiskBroken(error)) isBroken = true
      if (file.isTransaction) file.exec('rollback')
      // Where even the lock was not to be had, nobody who waits for it needs to wait for it again.
      const failed = taken.length > 0 ? taken : waiting.splice(0)
      for (const turn of failed) turn.reject(error)
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

  /** @throws what made SQLite give up the transaction of all, such as a full disk */
  async function take({ run, resolve, reject }: Turn): Promise<() => void> {
    file.exec('savepoint turn')
    try {
      const result = await run(tx)
      file.exec('release turn')
      return () => resolve(result)
    } catch (error) {
      if (!file.isTransaction) throw error
      file.exec('rollback to turn')
      file.exec('release turn')
      return () => reject(error)
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
    /** Resolves when nobody waits any more. */
    async idle(): Promise<void> {
      await working
    },
  }
}
