import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { proofs } from '#server/points/proofs.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { hours, operations } from './ledger/commands.ts'
import { createLearner } from './ledger/learner.ts'
import type { Operation, Done } from './ledger/model.ts'
import { seedSite } from './ledger/site.ts'

/** `npm run prove` runs a thousand. */
const histories = Math.ceil(Number(process.env.HISTORIES ?? 500) / 10)

/** An operation on one node, and how far its clock is ahead. */
interface Call {
  node: 0 | 1
  operation: Operation
  aheadMs: number
}

/** Nodes on one server differ by at most two minutes; the clock of another machine can be wrong by days. */
const ahead = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: -2 * MINUTE_MS, max: 2 * MINUTE_MS }) },
  { weight: 1, arbitrary: fc.integer({ min: HOUR_MS, max: 40 * DAY_MS }) },
)
const call: fc.Arbitrary<Call> = fc.record({ node: fc.constantFrom(0, 1), operation: operations, aheadMs: ahead })
/** Time passes, then one to three calls run at the same time. */
const step = fc.record({ wait: hours, calls: fc.array(call, { minLength: 1, maxLength: 3 }) })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function live(nodes: readonly [Database, Database], history: readonly Step[]): Promise<void> {
  const [db] = nodes
  const learner = await createLearner(db, 'UTC')
  const moved: { operation: Operation; points: number }[] = []
  let now = new Date('2026-01-31T08:00:00Z')
  for (const { wait, calls } of history) {
    now = new Date(now.getTime() + wait * HOUR_MS)
    const done = await Promise.all(
      calls.map(({ node, operation, aheadMs }) =>
        learner.carryOut(nodes[node], { ...operation, now: new Date(now.getTime() + aheadMs) }),
      ),
    )
    done.forEach((one: Done, index) => {
      if (one.done === 'moved') moved.push({ operation: calls[index]!.operation, points: one.points })
    })
  }
  await learner.carryOut(db, { what: 'settle', now })
  await expectSound(db, { uid: learner.uid, now, moved })
}

async function expectSound(
  db: Database,
  { uid, now, moved }: { uid: number; now: Date; moved: readonly { operation: Operation; points: number }[] },
): Promise<void> {
  const details = JSON.stringify(moved)
  const names = moved.map(({ operation }) =>
    JSON.stringify([operation.what, 'id' in operation ? operation.id : 'of' in operation && operation.of]),
  )
  expect(names, 'nothing happens twice').toEqual([...new Set(names)])
  const sum = (...whats: Operation['what'][]) =>
    moved.filter(({ operation }) => whats.includes(operation.what)).reduce((so, { points }) => so + points, 0)
  const wallet = await db.reader.selectFrom('wallets').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
  expect(wallet.lifetime_earned, details).toBe(sum('earn', 'claw back'))
  expect(0 - wallet.spent, details).toBe(sum('spend', 'refund'))
  expect(wallet.points + wallet.pending + wallet.expired, details).toBe(
    sum('earn', 'claw back', 'spend', 'refund', 'take'),
  )
  expect(wallet.settled_at <= toInstant(new Date(now.getTime() + 5 * MINUTE_MS)), details).toBe(true)
  for (const prove of proofs) expect(await prove(db.reader, { after: uid - 1, upTo: uid }), details).toEqual([])
}

test(`two nodes with different clocks do not break the ledger with concurrent operations (${histories})`, async () => {
  const url = await freshDatabaseUrl('empty')
  const nodes = [openDatabase(url, { poolSize: 4 }), openDatabase(url, { poolSize: 4 })] as const
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))))
  await seedSite(nodes[0])
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), (history) => live(nodes, history)),
    { numRuns: histories },
  )
}, 1_800_000)
