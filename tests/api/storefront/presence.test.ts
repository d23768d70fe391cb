import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt } from './editor.ts'

test('editors see who else is editing', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const path = `${base}/${(await ana.read()).id}/presence`
  expect((await ana.ask(path, { method: 'POST' })).body.data).toEqual([])
  expect((await ben.ask(path, { method: 'POST' })).body.data).toHaveLength(1)
})
