import { isDatabaseAway } from './failures.ts'

/** Of the failures of a run, this many are kept for the log. */
const KEPT = 20

/** Collects the failures of a job that works through many things: one that fails does not hold up the others. */
export function createAttempts() {
  const failures: unknown[] = []
  return {
    /**
     * Returns the result, or `false` after a failure.
     * @throws the error if the database is away, because nothing else would succeed
     */
    async attempt<Result>(run: () => Promise<Result>): Promise<Result | false> {
      try {
        return await run()
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        if (failures.length < KEPT) failures.push(error)
        return false
      }
    },
    /** @throws AggregateError of the failures, if there are any */
    throwFailures(message: string): void {
      if (failures.length > 0) throw new AggregateError(failures, message)
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>
