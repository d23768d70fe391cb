import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { base, editorAt, unregistered } from './editor.ts'

test('visitors and learners cannot read or save a storefront', async () => {
  const db = await demoDatabase()
  const { ask } = await editorAt(db, 'learner@demo.test')
  expect((await ask(unregistered)).status).toBe(403)
  expect((await ask(`${base}/1`, { method: 'PATCH', body: { revision: 1, sections: [] } })).status).toBe(403)
  expect((await browserAt(db).ask(unregistered)).status).toBe(401)
})
