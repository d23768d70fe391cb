import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { editorAt, text } from './editor.ts'

test('equal sections that one user adds in two tabs are two sections', async () => {
  const { read, save } = await editorAt(await demoDatabase())
  const start = await read()
  const saveWith = (key: string) => save({ ...start, sections: [...start.sections, text('From a template', { key })] })
  const [one, other] = [await saveWith('tab-1'), await saveWith('tab-2')]
  expect(other.status, JSON.stringify(other.body)).toBe(200)
  expect(other.body.data.created).not.toEqual(one.body.data.created)
  expect((await read()).sections).toHaveLength(start.sections.length + 2)
})

test('a save that is sent again names every section that it has created, with or without a key', async () => {
  const { read, save } = await editorAt(await demoDatabase())
  const start = await read()
  const change = { ...start, sections: [...start.sections, text('With', { key: 'k-1' }), text('Without')] }
  const [first, second] = [await save(change), await save(change)]
  expect(first.body.data.created).toHaveLength(2)
  expect(second.body.data).toEqual(first.body.data)
})
