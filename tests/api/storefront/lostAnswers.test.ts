import { expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { createStorefrontEditor } from '#client/editor/storefrontEditor.ts'
import { createStorefrontSave } from '#client/editor/storefrontSave.ts'
import type { Database } from '#server/db/database.ts'
import type { SavedStorefront } from '#shared/contract/managedStorefront.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { base, editorAt, renamed, text } from './editor.ts'

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
  expect(never.body.errors).toMatchObject([{ code: 'not_found', path: 'sections[0][id]' }, { path: 'sections[0]' }])
})

test.each(['mine', 'theirs'] as const)(
  'after a lost answer and a conflict settled with %s, a new section is there once, and Undo removes it',
  async (side) => {
    const { db, open } = await twoUsers()
    const [mine, other] = [await open('content@demo.test'), await open('admin@demo.test')]
    const places = mine.titles().length
    mine.add('Sent once')
    mine.loseAnswer()
    await mine.save.save()
    await other.reload()
    other.write(0, 'Theirs')
    await other.save.save()
    mine.write(0, 'Mine')
    await mine.save.save()
    expect(mine.save.$dialog.get()).toMatchObject({ kind: 'conflict', conflicts: [{ mine: {}, theirs: {} }] })
    await mine.save.settle(() => side)
    expect(mine.save.$dialog.get()).toBeNull()
    expect(mine.titles().filter((title) => title === 'Sent once')).toHaveLength(1)
    expect(mine.titles().slice(0, 2)).toEqual([side === 'mine' ? 'Mine' : 'Theirs', 'Sent once'])
    expect(mine.editor.$changed.get()).toBe(false)
    const rows = await db.reader.selectFrom('storefront_sections').select('content').execute()
    expect(rows.filter(({ content }) => content.includes('Sent once'))).toHaveLength(1)
    while (mine.editor.$canUndo.get()) mine.editor.undo()
    expect(mine.titles()).toHaveLength(places)
  },
)

test('what was typed into a new section after a lost answer is no conflict, what others typed is one', async () => {
  const { open } = await twoUsers()
  const [mine, other] = [await open('content@demo.test'), await open('admin@demo.test')]
  mine.add('New')
  mine.loseAnswer()
  await mine.save.save()
  await other.reload()
  other.write(0, 'Theirs')
  await other.save.save()
  mine.write(0, 'Mine')
  mine.write(1, 'New, longer')
  await mine.save.save()
  const conflicts = () => Reflect.get(mine.save.$dialog.get()!, 'conflicts') as object[]
  expect(conflicts()).toHaveLength(1)
  mine.save.closeDialog()
  other.write(1, 'New, by another user')
  await other.save.save()
  await mine.save.save()
  expect(conflicts()).toHaveLength(2)
  await mine.save.settle(() => 'mine')
  expect(mine.titles().slice(0, 2)).toEqual(['Mine', 'New, longer'])
})

test('a new section that is removed after a lost answer stays removed', async () => {
  const { db, open } = await twoUsers()
  const mine = await open('content@demo.test')
  const before = mine.titles()
  const id = mine.add('Sent once')
  mine.loseAnswer()
  await mine.save.save()
  mine.editor.remove(id)
  mine.write(0, 'Mine')
  await mine.save.save()
  expect(mine.titles()).toEqual(['Mine', ...before.slice(1)])
  expect(mine.editor.$changed.get()).toBe(false)
  const rows = await db.reader.selectFrom('storefront_sections').select('content').execute()
  expect(rows.filter(({ content }) => content.includes('Sent once'))).toEqual([])
})

test('it stays removed after a conflict too, unless another user has changed it', async () => {
  const { open } = await twoUsers()
  const [mine, other] = [await open('content@demo.test'), await open('admin@demo.test')]
  const id = mine.add('Sent once')
  mine.loseAnswer()
  await mine.save.save()
  await other.reload()
  other.write(0, 'Theirs')
  await other.save.save()
  mine.editor.remove(id)
  mine.write(0, 'Mine')
  await mine.save.save()
  const conflicts = () => Reflect.get(mine.save.$dialog.get()!, 'conflicts') as object[]
  expect(conflicts()).toHaveLength(1)
  mine.save.closeDialog()
  other.write(1, 'Changed by another user')
  await other.save.save()
  await mine.save.save()
  expect(conflicts()).toMatchObject([{}, { mine: null }])
  await mine.save.settle(() => 'mine')
  expect(mine.titles()[0]).toBe('Mine')
  expect(mine.titles()).not.toContain('Changed by another user')
})

/** Opens the editor's state of two users on the same site. */
async function twoUsers() {
  const db = await demoDatabase()
  return { db, open: (mail: string) => openEditor(db, mail) }
}

async function openEditor(db: Database, mail: string) {
  const { ask, read } = await editorAt(db, mail)
  const start = await read()
  let isLost = false
  let lastId = 0
  const editor = createStorefrontEditor(start, () => --lastId)
  const save = createStorefrontSave(editor, {
    send: async (body) => {
      const answer = await ask(`${base}/${start.id}`, { method: 'PATCH', body })
      const { errors = [], data, ...details } = answer.body
      if (isLost) throw new TypeError('The answer is lost.')
      if (answer.status !== 200) throw new ApiError(answer.status, errors, details)
      return data as SavedStorefront
    },
    read,
    signIn: async () => {},
    saved: () => {},
    fail: () => {
      isLost = false
    },
    leave: () => {},
  })
  const sections = () => editor.$sections.get()
  return {
    editor,
    save,
    /** Adds a section at the second place, and returns its id. */
    add: (title: string) => {
      editor.add('rich_text', 1, { content: { en: { title, body: { type: 'doc', content: [] } } } })
      const id = editor.$editingId.get()!
      editor.edit(id, 'view')
      return id
    },
    loseAnswer: () => {
      isLost = true
    },
    reload: async () => save.take(await read()),
    write: (place: number, title: string) => editor.changeContent(sections()[place]!.id, 'en', { title }),
    titles: () => sections().map(({ data }) => String(Reflect.get(Object(data.content).en ?? {}, 'title'))),
  }
}
