import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt } from './editor.ts'

test('a storefront that is switched off keeps its revision', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const { id } = await ana.read()
  expect((await ana.ask(`${base}/${id}/switch`, { body: { enabled: false } })).body.data).toEqual({ enabled: false })
  expect(await ben.read()).toMatchObject({ enabled: false, revision: 1 })
})
