import { expect, test } from 'vitest'
import { ManagedStorefront, SavedStorefront } from '#shared/contract/managedStorefront.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt, renamed, text } from './editor.ts'

test('an editor reads a storefront with all its sections, and saves what was read', async () => {
  const { ask, read } = await editorAt(await demoDatabase())
  const before = ManagedStorefront.parse(await read())
  expect(before).toMatchObject({ type: 'unregistered', enabled: true, revision: 1, changed_at: null, gone: [] })
  expect(before.sections.length).toBeGreaterThan(3)
  const saved = await ask(`${base}/${before.id}`, { method: 'PATCH', body: before })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(SavedStorefront.parse(saved.body.data)).toEqual({ ...before, created: [] })
})

test('a new section gets its id, and every other section keeps its own', async () => {
  const { read, save } = await editorAt(await demoDatabase())
  const before = await read()
  const [first, ...others] = before.sections
  const { status, body } = await save({ ...before, sections: [first, text('New'), ...others] })
  expect(status, JSON.stringify(body)).toBe(200)
  const { created, sections, revision, changed_by } = body.data
  expect(revision).toBe(2)
  expect(changed_by.full_name).toBeTruthy()
  expect(sections.map(({ id }: { id: number }) => id)).toEqual([first?.id, created[0], ...others.map(({ id }) => id)])
  expect(sections.map(({ weight }: { weight: number }) => weight)).toEqual(sections.map((_: unknown, i: number) => i))
  expect((await read()).sections).toEqual(sections)
})

test('sections move by their place in the list, or by their weights if the list is as it was', async () => {
  const { read, save } = await editorAt(await demoDatabase())
  const start = await read()
  const idsOf = ({ sections }: ManagedStorefront) => sections.map(({ id }) => id)
  const last = start.sections.length - 1
  const turned = start.sections.map((section) => ({ ...section, weight: last - section.weight }))
  expect(idsOf((await save({ ...start, sections: turned })).body.data)).toEqual(idsOf(start).toReversed())
  const now = await read()
  expect(now.sections.map(({ weight }) => weight)).toEqual(now.sections.map((_, place) => place))
  // A list in a new order counts, whatever the weights are, and so does a new section in it.
  const back = await save({ ...now, sections: now.sections.toReversed() })
  expect(idsOf(back.body.data)).toEqual(idsOf(start))
  const { body } = await save({ ...back.body.data, sections: [...back.body.data.sections, text('Last')] })
  expect(body.data.sections.at(-1).id).toBe(body.data.created[0])
})

test('two editors who change different sections lose nothing', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const start = await ana.read()
  const [one, two, ...others] = start.sections
  await ana.save({ ...start, sections: [renamed(one!, 'By Ana'), two, ...others] })
  const { status, body } = await ben.save({
    ...start,
    sections: [one, renamed(two!, 'By Ben'), ...others, text('By Ben')],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.revision).toBe(3)
  expect(JSON.stringify(body.data.sections[0])).toContain('By Ana')
  expect(JSON.stringify(body.data.sections[1])).toContain('By Ben')
  expect(body.data.sections.at(-1).id).toBe(body.data.created[0])
})

test('the ids of new sections come in the order in which they were sent, wherever the merge puts them', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const start = await ana.read()
  const [one, two, ...others] = start.sections
  await ben.save({ ...start, sections: [two, one, ...others] })
  const { body } = await ana.save({ ...start, sections: [one, text('First'), two, text('Second'), ...others] })
  const titles = new Map<number, string>(
    (body.data as ManagedStorefront).sections.map(({ id, data }) => [id, Object(data.content.en).title]),
  )
  expect(body.data.created.map((id: number) => titles.get(id))).toEqual(['First', 'Second'])
})

test('two editors who change the same section learn of each other', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const start = await ana.read()
  const [one, two, ...others] = start.sections
  const saved = await ana.save({ ...start, sections: [renamed(one!, 'By Ana'), ...others] })
  const refused = await ben.save({ ...start, sections: [renamed(one!, 'By Ben'), renamed(two!, 'By Ben'), ...others] })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    errors: [{ path: '', code: 'sections' }],
    by: { uid: saved.body.data.changed_by.uid },
    at: saved.body.data.changed_at,
    revision: 2,
    sections: [
      { id: one?.id, theirs: saved.body.data.sections[0] },
      { id: two?.id, theirs: null },
    ],
  })
  // The section that the other side removed comes back under its id.
  const kept = await ben.save({ ...start, revision: 2, sections: [renamed(one!, 'By Ben'), two, ...others] })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  expect(kept.body.data.sections.map(({ id }: { id: number }) => id)).toEqual(start.sections.map(({ id }) => id))
})

test('a save that is sent again after a lost answer adds nothing twice', async () => {
  const { read, save } = await editorAt(await demoDatabase())
  const start = await read()
  const change = { ...start, sections: [...start.sections, text('Once')] }
  const [first, second] = [await save(change), await save(change)]
  expect(second.status).toBe(200)
  expect(second.body.data).toEqual(first.body.data)
})

const keyed = (title: string, key = 'k-1') => text(title, { key })

test('a save that is sent again after others have saved adds nothing twice, and keeps what was typed since', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const start = await ana.read()
  const [one, ...others] = start.sections
  await ben.save({ ...start, sections: [renamed(one!, 'By Ben'), ...others] })
  const change = { ...start, sections: [one, keyed('Sent twice'), ...others] }
  const first = await ana.save(change)
  expect((await ana.save(change)).body.data).toEqual(first.body.data)
  const now = await ben.read()
  await ben.save({ ...now, sections: now.sections.toReversed() })
  const again = await ana.save({ ...start, sections: [one, keyed('Sent twice, longer'), ...others] })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(again.body.data.created).toEqual(first.body.data.created)
  const own = (again.body.data as ManagedStorefront).sections.filter(({ data }) =>
    JSON.stringify(data).includes('Sent twice'),
  )
  expect(own.map(({ id }) => id)).toEqual(first.body.data.created)
  expect(JSON.stringify(own)).toContain('Sent twice, longer')
  expect(again.body.data.sections.map(({ id }: { id: number }) => id)).toEqual(
    now.sections.map(({ id }) => id).toReversed(),
  )
})

test('a new section that is sent again after others have changed it is a conflict', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const start = await ana.read()
  const first = await ana.save({ ...start, sections: [...start.sections, keyed('Once')] })
  const [id] = first.body.data.created
  const sections = (first.body.data as ManagedStorefront).sections.map((section) =>
    section.id === id ? renamed(section, 'By Ben') : section,
  )
  await ben.save({ ...first.body.data, sections })
  const same = await ana.save({ ...start, sections: [...start.sections, keyed('Once')] })
  expect(same.body.data.sections).toEqual(sections)
  const refused = await ana.save({ ...start, sections: [...start.sections, keyed('By Ana')] })
  expect(refused.status).toBe(409)
  expect(refused.body.sections).toMatchObject([{ id, theirs: { id } }])
})

test('a key counts only in its storefront and for new sections, and never twice in one save', async () => {
  const { read, save } = await editorAt(await demoDatabase())
  const [start, other] = [await read(), await read('registered')]
  const twice = await save({ ...start, sections: [...start.sections, keyed('One'), keyed('Two')] })
  const place = `sections[${start.sections.length + 1}]`
  expect(twice.body.errors).toMatchObject([
    { code: 'repeated', path: `${place}[key]` },
    { code: 'section', path: place },
  ])
  const first = await save({ ...start, sections: [...start.sections, keyed('One')] })
  const there = await save({ ...other, sections: [...other.sections, keyed('There')] })
  expect(there.body.data.created).not.toEqual(first.body.data.created)
  const both = await save({ ...first.body.data, sections: [...first.body.data.sections, keyed('One more')] })
  expect(both.status, JSON.stringify(both.body)).toBe(200)
  expect(both.body.data.created).toHaveLength(1)
  expect(both.body.data.sections).toHaveLength(start.sections.length + 2)
})

test('a section that others removed more than fifty saves ago is a conflict, and can be kept', async () => {
  const db = await demoDatabase()
  const [ana, ben] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  const start = await ana.read()
  const [gone, one, ...others] = start.sections
  let now = start
  for (let save = 0; save < 52; save++)
    now = (await ben.save({ ...now, sections: [renamed(one!, `Save ${save}`), ...others] })).body.data
  const refused = await ana.save({ ...start, sections: [renamed(gone!, 'By Ana'), one, ...others] })
  expect(refused.status, JSON.stringify(refused.body)).toBe(409)
  expect(refused.body.sections).toContainEqual({ id: gone?.id, theirs: null })
  const kept = await ana.save({ ...now, sections: [renamed(gone!, 'By Ana'), ...now.sections] })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  expect(kept.body.data.sections).toHaveLength(start.sections.length)
  expect(JSON.stringify(kept.body.data.sections[0])).toContain('By Ana')
})

test('a section with a damaged row is restored from the newest version, and saved by an open editor', async () => {
  const db = await demoDatabase()
  const { ask, read, save } = await editorAt(db)
  const damage = (id: number) =>
    db.transact((tx) => tx.updateTable('storefront_sections').set({ content: '{' }).where('id', '=', id).execute())
  const start = await read()
  const [one, two, ...others] = start.sections
  const saved = await save({ ...start, sections: [renamed(one!, 'First'), two, ...others] })
  await damage(two!.id)
  const restored = await ask(`${base}/${start.id}/versions/2/restore`, { body: { revision: 2 } })
  expect(restored.status, JSON.stringify(restored.body)).toBe(200)
  expect(restored.body.data.sections).toEqual(saved.body.data.sections)
  await damage(two!.id)
  const open = await save({ ...restored.body.data, sections: [one, renamed(two!, 'Second'), ...others] })
  expect(open.status, JSON.stringify(open.body)).toBe(200)
  expect(open.body.data.sections[1]).toMatchObject({ id: two?.id })
})

test('restrictions on values that no longer exist are flagged', async () => {
  const db = await demoDatabase()
  const { read, save } = await editorAt(db)
  const start = await read('registered')
  const restrictions = [
    { type: 'country' as const, value: 'DK', rule: 'and' as const },
    { type: 'organizations' as const, value: [1, 999_999], rule: 'and' as const },
    { type: 'language' as const, value: 'xx', rule: 'and' as const },
  ]
  const { body } = await save({
    ...start,
    sections: [sectionOfType('cta', 'For some', restrictions), ...start.sections],
  })
  const section = body.data.created[0]
  expect(body.data.gone).toEqual([
    { section, type: 'organizations', values: [999_999] },
    { section, type: 'language', values: ['xx'] },
  ])
})
