import { expect, test } from 'vitest'
import { notify } from '#server/notices/notify.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'

const path = '/api/v2/notices'

async function siteWithNotices() {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  for (const product of [1, 2, 3]) {
    const details = { product, title: `Mug ${product}` }
    await db.transact((tx) =>
      notify(tx, { uid, type: 'back_in_stock', details, key: `back:${product}` }, later(product)),
    )
  }
  const browser = browserAt(db)
  await browser.signIn('freja', PASSWORD)
  return { db, ...browser }
}

test('a learner reads notices, the newest first, and marks them as read', async () => {
  const { ask } = await siteWithNotices()
  const { body } = await ask(path)
  expect(body.meta).toMatchObject({ total: 3, isLastPage: true })
  expect(body.data[0]).toEqual({
    id: expect.any(Number),
    type: 'back_in_stock',
    message: '“Mug 3” is back in the shop.',
    href: '/incentives/3',
    created: '2026-11-21 09:03:00',
    read: false,
  })
  const patch = (read: unknown) => ask(path, { method: 'PATCH', body: { read } })
  expect((await patch([body.data[0].id])).body.data).toEqual({ unread: 2 })
  expect((await patch('all')).body.data).toEqual({ unread: 0 })
  expect((await ask(path)).body.data.map(({ read }: { read: boolean }) => read)).toEqual([true, true, true])
  for (const wrong of [[], [0], 'some', [1.5]]) expect((await patch(wrong)).status).toBe(400)
})

test('users cannot see or mark the notices of others', async () => {
  const { db, ask } = await siteWithNotices()
  await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
  const other = browserAt(db)
  expect((await other.ask(path)).status).toBe(401)
  await other.signIn('bo', PASSWORD)
  expect((await other.ask(path)).body.data).toEqual([])
  const ids = (await ask(path)).body.data.map(({ id }: { id: number }) => id)
  await other.ask(path, { method: 'PATCH', body: { read: ids } })
  expect((await ask(path)).body.data.some(({ read }: { read: boolean }) => read)).toBe(false)
})

test('a user chooses how to get each kind of notice; the choices of others stay unchanged', async () => {
  const { db, ask } = await siteWithNotices()
  const choices = `${path}/choices`
  const patch = (body: unknown) => ask(choices, { method: 'PATCH', body })
  const before = (await ask(choices)).body.data
  expect(before).toMatchObject({ points_expiring: 'mail', back_in_stock: 'list' })
  expect((await patch({ points_expiring: 'list', back_in_stock: 'off' })).body.data).toEqual({
    ...before,
    points_expiring: 'list',
    back_in_stock: 'off',
  })
  expect((await ask(choices)).body.data).toMatchObject({ points_expiring: 'list', back_in_stock: 'off' })
  const { status, body } = await patch({ points_earned: 'mail', order_state: 'never', moon_landing: 'off' })
  expect(status).toBe(400)
  expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
    'moon_landing',
    'order_state',
    'points_earned',
  ])
  await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
  const other = browserAt(db)
  expect((await other.ask(choices)).status).toBe(401)
  await other.signIn('bo', PASSWORD)
  expect((await other.ask(choices)).body.data).toEqual(before)
})
