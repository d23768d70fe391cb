import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { statePaths } from '#server/door/health.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

/** `/readyz` of a node that tries a write each time: the writes are counted, hang, or fail on the disk. */
async function openNode() {
  const db = await freshDatabase()
  const node = { checks: 0, hangs: false, fails: false }
  const counted: Database = {
    ...db,
    isBroken: () => true,
    transact: (run) => {
      node.checks += 1
      if (node.fails) return Promise.reject(new Error('disk I/O error'))
      return node.hangs ? new Promise(() => {}) : db.transact(run)
    },
  }
  const statuses: number[] = []
  const paths = statePaths({
    config: { metricsToken: '', trustProxy: false },
    db: counted,
    send: (_, { status }) => void statuses.push(status),
    refuse: async () => {},
    isStopping: () => false,
    metrics: async () => '',
    log: { debug: () => {} },
  })
  const ask = () => paths.get('/readyz')?.({ req: {} } as never)
  return { node, ask, statuses }
}

test('requests at the same time whether a node is ready share one check, later ones have their own', async () => {
  const { node, ask, statuses } = await openNode()
  await Promise.all([ask(), ask(), ask()])
  expect([node.checks, statuses]).toEqual([1, [200, 200, 200]])
  await ask()
  expect([node.checks, statuses.length]).toEqual([2, 4])
})

test('a check that the database never answers does not keep the node away when the database is back', async () => {
  const { node, ask, statuses } = await openNode()
  node.hangs = true
  await Promise.all([ask(), ask()])
  node.hangs = false
  await ask()
  expect([node.checks, statuses]).toEqual([2, [503, 503, 200]])
})

test('a site is not ready while its disk does not keep what is written', async () => {
  const { node, ask, statuses } = await openNode()
  node.fails = true
  await ask()
  node.fails = false
  await ask()
  expect(statuses).toEqual([503, 200])
})
