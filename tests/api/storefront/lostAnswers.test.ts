import { expect, test, vi } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { editorAt, renamed, text } from './editor.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

test('the newest section of the site, removed more than fifty saves ago, can be kept', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const before = await ana.read()
  const start = (await ana.save({ ...before, sections: [text('Newest'), ...before.sections] })).body.data
  const [newest, one, ...others] = start.sections
  let now = start
  for (let save = 0; save < 52; save++)
    now = (await ben.save({ ...now, sections: [renamed(one, `Save ${save}`), ...others] })).body.data
  const refused = await ana.save({ ...start, sections: [renamed(newest, 'By Ana'), one, ...others] })
  expect(refused.status, JSON.stringify(refused.body)).toBe(409)
  const kept = await ana.save({ ...now, sections: [renamed(newest, 'By Ana'), ...now.sections] })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  expect(kept.body.data.sections[0]).toMatchObject({ id: newest.id })
  const never = await ana.save({ ...kept.body.data, sections: [{ ...newest, id: newest.id + 1 }] })
  expect(never.body.errors).toMatchObject([{ code: 'not_found', path: 'sections[0][id]' }])
})
