import type { Database } from '#server/db/database.ts'
import type { Works } from '#server/jobs/daily.ts'
import { at, createSavers, createTerms, earnAll, setClock } from './savers.ts'

interface Log {
  infos: object[]
  errors: object[]
}

/** A node of the site with a fixed clock. */
export function node(db: Database, now: Date, holder = 'node-1'): Works & Log {
  const infos: object[] = []
  const errors: object[] = []
  const note = (to: object[]) => (entry: object) => void to.push(entry)
  const log = { info: note(infos), warn: note(errors), error: note(errors) } as unknown as Works['log']
  return { db, log, holder, clock: () => now, infos, errors }
}

/** Each user earned ten points on 1 November, for twenty days: until the 21st, which ends at 07:00 UTC. */
export async function academy(db: Database, people = 250): Promise<number[]> {
  await setClock(db)
  await createTerms(db, { type: 'rolling', amount: 20, unit: 'days', notice_days: [7] })
  const uids = await createSavers(db, people)
  await earnAll(db, uids, { points: 10, now: at('2026-11-01') })
  return uids
}

/** The points that have expired so far. */
export async function expiries(db: Database): Promise<{ uid: number; amount: number }[]> {
  return db.reader
    .selectFrom('point_entries')
    .select(['uid', 'amount'])
    .where('kind', '=', 'expire')
    .orderBy('uid')
    .execute()
}

/** The day of the last completed job. */
export async function doneFor(db: Database): Promise<string | null | undefined> {
  const job = await db.reader.selectFrom('jobs').selectAll().where('name', '=', 'daily').executeTakeFirst()
  return job?.done_for
}

/** A database for a process that dies after N transactions. */
export function dyingAfter(db: Database, transactions: number): Database {
  let left = transactions
  return {
    ...db,
    transact(run) {
      if (left-- > 0) return db.transact(run)
      return Promise.reject(new Error('The light went out.'))
    },
  }
}
