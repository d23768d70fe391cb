import { expect, test, vi } from 'vitest'
import { demoDatabase, freshDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '../people/site.ts'
import { base, editorAt, unregistered } from './editor.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

test('editors see who else is editing, and can switch the storefront off', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const { id } = await ana.read()
  const path = `${base}/${id}/presence`
  expect((await ana.ask(path, { method: 'POST' })).body.data).toEqual([])
  expect((await ben.ask(path, { method: 'POST' })).body.data).toHaveLength(1)
  expect((await ana.ask(`${base}/${id}/switch`, { body: { enabled: false } })).body.data).toEqual({ enabled: false })
  expect(await ben.read()).toMatchObject({ enabled: false, revision: 1 })
})

test('visitors and learners cannot read or save a storefront', async () => {
  const db = await demoDatabase()
  const { ask } = await editorAt(db, 'learner@demo.test')
  expect((await ask(unregistered)).status).toBe(403)
  expect((await ask(`${base}/1`, { method: 'PATCH', body: { revision: 1, sections: [] } })).status).toBe(403)
  expect((await browserAt(db).ask(unregistered)).status).toBe(401)
})

test('a new site has two empty storefronts', async () => {
  const db = await freshDatabase()
  const rows = await db.reader.selectFrom('storefronts').select(['type', 'revision']).orderBy('type').execute()
  expect(rows).toEqual([
    { type: 'registered', revision: 1 },
    { type: 'unregistered', revision: 1 },
  ])
})
