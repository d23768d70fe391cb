import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import { holdClock, touch } from '../../cache/clock.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import { popularityTag } from './changes.ts'

/** The days in which enrolments count for a training's popularity. */
export const POPULARITY_DAYS = 90
/** On SQLite, all writes of the site wait while these are written. */
const TRAININGS_AT_ONCE = 500

interface Popularity {
  id: number
  popularity: number
}

/**
 * Counts the people who enrolled in each training in the last 90 days and did not withdraw. For jobs and imports, never
 * for a request. It counts without a lock, and writes only the numbers that changed.
 * @returns the number of trainings whose popularity changed
 */
export async function recountPopularity(db: Database, now: Date): Promise<number> {
  const changed = await db.snapshot((reader) => changedPopularity(reader, now))
  for (let from = 0; from < changed.length; from += TRAININGS_AT_ONCE) {
    await db.transact((tx) => write(tx, changed.slice(from, from + TRAININGS_AT_ONCE)))
  }
  return changed.length
}

async function changedPopularity(reader: Reader, now: Date): Promise<Popularity[]> {
  const since = toInstant(new Date(now.getTime() - POPULARITY_DAYS * DAY_MS))
  const recent = await reader
    .selectFrom('enrolments')
    .select(['training_id', (eb) => eb.fn.countAll<number>().as('people')])
    .where('enrolled_at', '>=', since)
    .where('state', '<>', 'withdrawn')
    .groupBy('training_id')
    .execute()
  const counts = new Map(recent.map(({ training_id, people }) => [training_id, Number(people)]))
  const trainings = await reader.selectFrom('trainings').select(['id', 'popularity']).execute()
  return trainings.flatMap(({ id, popularity }) => {
    const counted = counts.get(id) ?? 0
    return counted === popularity ? [] : [{ id, popularity: counted }]
  })
}

async function write(tx: Tx, changed: readonly Popularity[]): Promise<void> {
  // Before the trainings, as `saveTrainings` does: else each could wait for the other.
  await holdClock(tx)
  for (const training of changed) setPopularity.send(tx, training)
  await touch(tx, ['trainings:popular', popularityTag])
}

const setPopularity = statement((tx: Tx, { id, popularity }: Given<Popularity>) =>
  tx.updateTable('trainings').set({ popularity }).where('id', '=', id),
)
