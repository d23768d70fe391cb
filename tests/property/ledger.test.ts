import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { proofs } from '#server/points/proofs.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { type Command, commands } from './ledger/commands.ts'
import { createLearner } from './ledger/learner.ts'
import { createModel, type Zone, zoneMinutes } from './ledger/model.ts'
import { seedSite } from './ledger/site.ts'

/** `npm run prove` runs ten thousand. */
const histories = Number(process.env.HISTORIES ?? 500)

const zones = fc.constantFrom(...(Object.keys(zoneMinutes) as Zone[]))

/** Runs one history on the ledger and on a simple model, and compares them. */
async function live(db: Database, zone: Zone, history: readonly Command[]): Promise<void> {
  const learner = await createLearner(db, zone)
  const model = createModel(zone)
  for (const command of history) {
    const operation = command.operationFor(model)
    const done = await learner.carryOut(db, operation)
    expect(done, JSON.stringify(operation)).toEqual(model.expect(operation))
    expect(await learner.balances(db, model.now()), JSON.stringify(operation)).toEqual(model.balances())
  }
  for (const prove of proofs) {
    expect(await prove(db.reader, { after: learner.uid - 1, upTo: learner.uid })).toEqual([])
  }
}

test(`no history of earning, spending, refunds, expiry, clawbacks, retries and crashes breaks the ledger (${histories})`, async () => {
  const db = await freshDatabase()
  await seedSite(db)
  await fc.assert(
    fc.asyncProperty(zones, fc.array(commands, { minLength: 1, maxLength: 25 }), (zone, history) =>
      live(db, zone, history),
    ),
    { numRuns: histories },
  )
  const { sum } = await db.reader
    .selectFrom('site_entries')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  const { people } = await db.reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.sum<number>('amount').as('people'))
    .executeTakeFirstOrThrow()
  expect(sum + people, 'the whole book').toBe(0)
}, 1_800_000)
