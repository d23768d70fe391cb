import { expect, test } from 'vitest'
import { sectionOfType } from '#tests/support/everySection.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt } from './editor.ts'

test('a version is restored without a body, also after a save that was not seen', async () => {
  const { ask, read, save } = await editorAt(await demoDatabase())
  const start = await read()
  await save({ ...start, sections: start.sections.slice(1) })
  const path = `${base}/${start.id}/versions/1/restore`
  expect((await ask(path, { method: 'POST' })).body.data).toMatchObject({ revision: 3, created: [] })
  expect((await read()).sections).toEqual(start.sections)
  await save({ ...(await read()), sections: start.sections.slice(2) })
  expect((await ask(path, { body: {} })).body.data).toMatchObject({ revision: 5 })
  expect((await ask(path, { body: { version: 1 } })).body.errors).toMatchObject([{ path: 'version', code: 'unknown' }])
})

test('every version is kept, compared and restored with its ids', async () => {
  const { ask, read, save } = await editorAt(await demoDatabase())
  const start = await read()
  const { body } = await save({ ...start, sections: start.sections.slice(1) })
  const { data: list } = (await ask(`${base}/${start.id}/versions`)).body
  expect(list).toMatchObject([
    { version: 2, sections: start.sections.length - 1, saved_by: { uid: body.data.changed_by.uid } },
    { version: 1, sections: start.sections.length, saved_by: null },
  ])
  const earlier = (await ask(`${base}/${start.id}/versions/1`)).body.data
  expect(earlier.sections).toEqual(start.sections)
  const path = `${base}/${start.id}/versions/1/restore`
  expect((await ask(path, { body: { revision: 1 } })).status).toBe(409)
  const restored = await ask(path, { body: { revision: 2 } })
  expect(restored.body.data).toMatchObject({ revision: 3, created: [] })
  expect((await read()).sections).toEqual(start.sections)
  // The answer was lost.
  expect((await ask(path, { body: { revision: 2 } })).body.data).toMatchObject({ revision: 3, created: [] })
  expect((await ask(`${base}/${start.id}/versions/9`)).status).toBe(404)
})

test('fifty versions of a storefront are kept, and a save from an older one is a conflict', async () => {
  const { ask, read, save } = await editorAt(await demoDatabase())
  const start = await read()
  for (let revision = 1; revision <= 51; revision++) {
    const sections = [...start.sections, sectionOfType('cta', `Edition ${revision}`)]
    const saved = await save({ ...start, revision, sections })
    expect(saved.body.data?.revision, JSON.stringify(saved.body).slice(0, 200)).toBe(revision + 1)
  }
  const { data } = (await ask(`${base}/${start.id}/versions`)).body
  expect([data.length, data[0].version, data.at(-1).version]).toEqual([50, 52, 3])
  const late = await save({ ...start, sections: start.sections.slice(1) })
  expect(late.status).toBe(409)
  expect(late.body.sections.map(({ id }: { id: number }) => id)).toContain(start.sections[0]?.id)
})
