import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt } from './editor.ts'

test('links that lead nowhere are named', async () => {
  const { ask } = await editorAt(await demoDatabase())
  const { body } = await ask(`${base}/links`, { body: { links: ['/search', '/nowhere', '/training/999999'] } })
  expect(body.data).toEqual(['/nowhere', '/training/999999'])
})
