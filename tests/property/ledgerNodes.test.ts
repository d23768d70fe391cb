import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { toInstant } from '#shared/contract/time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { proofs } from '#server/points/proofs.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { asked, hours } from './ledger/commands.ts'
import { createLearner } from './ledger/learner.ts'
import type { Asked, Done } from './ledger/model.ts'
import { layDownSite } from './ledger/site.ts'

/** `npm run prove` tells a thousand. */
const histories = Math.ceil(Number(process.env.HISTORIES ?? 500) / 10)

/** What one node is asked, and how far its clock is away at that moment. */
interface Call {
  node: 0 | 1
  asked: Asked
  aheadMs: number
}

/** Nodes on one server differ by two minutes at most; the clock of a machine of its own may be wrong by days. */
const ahead = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: -2 * MINUTE_MS, max: 2 * MINUTE_MS }) },
  { weight: 1, arbitrary: fc.integer({ min: HOUR_MS, max: 40 * DAY_MS }) },
)
const call: fc.Arbitrary<Call> = fc.record({ node: fc.constantFrom(0, 1), asked, aheadMs: ahead })
/** Time passes, then one to three calls come at once. */
const step = fc.record({ wait: hours, calls: fc.array(call, { minLength: 1, maxLength: 3 }) })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function live(nodes: readonly [Database, Database], history: readonly Step[]): Promise<void> {
  const [db] = nodes
  const learner = await createLearner(db)
  const moved: { asked: Asked; points: number }[] = []
  let now = new Date('2026-01-31T08:00:00Z')
  for (const { wait, calls } of history) {
    now = new Date(now.getTime() + wait * HOUR_MS)
    const done = await Promise.all(
      calls.map(({ node, asked, aheadMs }) =>
        learner.carryOut(nodes[node], { ...asked, now: new Date(now.getTime() + aheadMs) }),
      ),
    )
    done.forEach((one: Done, index) => {
      if (one.done === 'moved') moved.push({ asked: calls[index]!.asked, points: one.points })
    })
  }
  await learner.carryOut(db, { what: 'settle', now })
  await expectSound(db, { uid: learner.uid, now, moved })
}

async function expectSound(
  db: Database,
  { uid, now, moved }: { uid: number; now: Date; moved: readonly { asked: Asked; points: number }[] },
): Promise<void> {
  const told = JSON.stringify(moved)
  const names = moved.map(({ asked }) =>
    JSON.stringify([asked.what, 'id' in asked ? asked.id : 'of' in asked && asked.of]),
  )
  expect(names, 'nothing happens twice').toEqual([...new Set(names)])
  const sum = (...whats: Asked['what'][]) =>
    moved.filter(({ asked }) => whats.includes(asked.what)).reduce((so, { points }) => so + points, 0)
  const wallet = await db.reader.selectFrom('wallets').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
  expect(wallet.lifetime_earned, told).toBe(sum('earn', 'claw back'))
  expect(0 - wallet.spent, told).toBe(sum('spend', 'refund'))
  expect(wallet.points + wallet.pending + wallet.expired, told).toBe(
    sum('earn', 'claw back', 'spend', 'refund', 'take'),
  )
  expect(wallet.settled_at <= toInstant(new Date(now.getTime() + 5 * MINUTE_MS)), told).toBe(true)
  for (const prove of proofs) expect(await prove(db.reader, { after: uid - 1, upTo: uid }), told).toEqual([])
}

test(`no two nodes with clocks of their own break the book, whatever they are asked at once (${histories})`, async () => {
  const url = await freshDatabaseUrl('empty')
  const nodes = [openDatabase(url, { poolSize: 4 }), openDatabase(url, { poolSize: 4 })] as const
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))))
  await layDownSite(nodes[0])
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), (history) => live(nodes, history)),
    { numRuns: histories },
  )
}, 1_800_000)
