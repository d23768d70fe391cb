import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { editorAt } from './editor.ts'

test('the appearance of both storefronts is saved once, and again only against its revision', async () => {
  const db = await demoDatabase()
  const { ask } = await editorAt(db)
  const path = '/api/v2/settings/storefront/appearance'
  const start = { revision: 0, width: 'normal', spacing: 'normal', cards: 'plain', ground: 'paper' }
  expect((await ask(path)).body.data).toEqual(start)
  const saved = await ask(path, { body: { ...start, width: 'wide' } })
  expect(saved.body.data).toEqual({ ...start, width: 'wide', revision: 1 })
  expect((await ask(path, { body: { revision: 0, ground: 'tint' } })).status).toBe(409)
  expect((await ask(path, { body: { ground: 'red' } })).body.errors).toMatchObject([{ path: 'ground' }])
  const { ask: learner } = await editorAt(db, 'learner@demo.test')
  expect((await learner(path)).status).toBe(403)
})

test('a save of the appearance of both storefronts without a change keeps the revision and notes nothing', async () => {
  const db = await demoDatabase()
  const { ask } = await editorAt(db)
  const path = '/api/v2/settings/storefront/appearance'
  const { data } = (await ask(path, { body: { width: 'wide' } })).body
  for (const body of [data, {}]) expect((await ask(path, { body })).body.data).toEqual(data)
  const noted = db.reader.selectFrom('audit_entries').select('id').where('subject_type', '=', 'storefront_appearance')
  expect(await noted.execute()).toHaveLength(1)
})
