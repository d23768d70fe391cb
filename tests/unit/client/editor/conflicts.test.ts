import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'
import { createStorefrontSave, type StorefrontSave } from '#client/editor/storefrontSave.ts'
import type { SavedStorefront, StorefrontChange } from '#shared/contract/managedStorefront.ts'
import { mergeSections } from '#shared/sections/mergeSections.ts'
import { definitions } from '#shared/sections/registry.ts'
import { type ManagedSection, SentSection } from '#shared/sections/section.ts'

interface Opened {
  editor: EditorStore
  save: StorefrontSave
}

let server: ReturnType<typeof startServer>
let mine: Opened
let other: Opened
let hold: Promise<void> | undefined

beforeEach(() => {
  hold = undefined
  server = startServer()
  mine = open()
  other = open()
})

test('typing while a save is under way does not overwrite what another user has saved', async () => {
  await change(other, { 2: 'Theirs' })
  write(mine, 1, 'Mine')
  const release = holdAnswers()
  const saving = mine.save.save()
  write(mine, 2, 'Typed since')
  release()
  await saving
  expect(mine.save.$dialog.get()).toMatchObject({ kind: 'conflict', conflicts: [{ id: 2 }] })
  expect(titles(mine)).toEqual(['Mine', 'Typed since', 'Three'])
  expect(mine.editor.$changed.get()).toBe(true)
  mine.save.closeDialog()
  await mine.save.save()
  expect(mine.save.$dialog.get()).toMatchObject({ kind: 'conflict', conflicts: [{ id: 2 }] })
  expect(server.titles()).toEqual(['Mine', 'Theirs', 'Three'])
})

test('a conflict with what was typed during a save is settled by the choice of the user', async () => {
  await change(other, { 2: 'Theirs' })
  write(mine, 1, 'Mine')
  const release = holdAnswers()
  const saving = mine.save.save()
  write(mine, 2, 'Typed since')
  release()
  await saving
  await mine.save.settle(() => 'mine')
  expect(server.titles()).toEqual(['Mine', 'Typed since', 'Three'])
  expect(mine.editor.$changed.get()).toBe(false)
})

test.each(['edit', 'create'] as const)(
  'no section stays in the state %s after a conflict is settled',
  async (state) => {
    await change(other, { 2: 'Theirs' })
    write(mine, 2, 'Mine')
    const saving = mine.save.save()
    mine.editor.edit(2, state)
    await saving
    await mine.save.settle(() => 'mine')
    expect(server.titles()).toEqual(['One', 'Mine', 'Three'])
    expect(mine.editor.$editingId.get()).toBeNull()
    expect(mine.editor.$sections.get().map((one) => one.state)).toEqual(['view', 'view', 'view'])
  },
)

test('with several conflicts, each of mine is put hidden after theirs', async () => {
  await meetConflicts()
  mine.save.copyMine()
  expect(titles(mine)).toEqual(['B 1', 'A 1', 'B 2', 'A 2', 'B 3', 'A 3'])
  expect(mine.editor.$sections.get().map(({ hidden }) => hidden)).toEqual([false, true, false, true, false, true])
  expect(mine.editor.$buffer.get()).toBeNull()
  await mine.save.save()
  expect(server.titles()).toEqual(['B 1', 'A 1', 'B 2', 'A 2', 'B 3', 'A 3'])
})

test('a full buffer keeps what it holds, and mine is put hidden after theirs', async () => {
  await change(other, { 1: 'B 1' })
  await change(mine, { 1: 'A 1' })
  const [, , copied] = mine.editor.$sections.get()
  mine.editor.setBuffer(copied!)
  mine.save.copyMine()
  expect(mine.editor.$buffer.get()).toBe(copied)
  expect(titles(mine)).toEqual(['B 1', 'A 1', 'Two', 'Three'])
})

test('mine of a section that they removed is put hidden where it was', async () => {
  other.editor.remove(2)
  await change(other, { 1: 'B 1' })
  await change(mine, { 1: 'A 1', 2: 'A 2' })
  mine.save.copyMine()
  expect([...titles(mine)].sort()).toEqual(['A 1', 'A 2', 'B 1', 'Three'])
})

test('after theirs was taken, Undo brings mine back, together with what else they saved', async () => {
  await change(other, { 1: 'B 1', 3: 'B 3' })
  await change(mine, { 1: 'A 1', 2: 'A 2' })
  await mine.save.settle(() => 'theirs')
  expect(server.titles()).toEqual(['B 1', 'A 2', 'B 3'])
  mine.editor.undo()
  expect(titles(mine)).toEqual(['A 1', 'A 2', 'B 3'])
  while (mine.editor.$canUndo.get()) mine.editor.undo()
  expect(titles(mine)).toEqual(['B 1', 'Two', 'B 3'])
})

test('their version of a section that I removed goes back to its place', async () => {
  await change(other, { 2: 'B 2' })
  mine.editor.remove(2)
  await mine.save.save()
  await mine.save.settle(() => 'theirs')
  expect(titles(mine)).toEqual(['One', 'B 2', 'Three'])
})

test('a save in which the server only trims a text keeps what can be undone', async () => {
  await change(mine, { 1: 'Welcome ' })
  expect(server.titles()).toEqual(['Welcome', 'Two', 'Three'])
  expect(mine.editor.$changed.get()).toBe(false)
  expect(mine.editor.$canUndo.get()).toBe(true)
})

async function meetConflicts(): Promise<void> {
  await change(other, { 1: 'B 1', 2: 'B 2', 3: 'B 3' })
  await change(mine, { 1: 'A 1', 2: 'A 2', 3: 'A 3' })
  expect(mine.save.$dialog.get()).toMatchObject({ kind: 'conflict', conflicts: [{ id: 1 }, { id: 2 }, { id: 3 }] })
}

async function change(user: Opened, titlesOf: Record<number, string>): Promise<void> {
  for (const [id, title] of Object.entries(titlesOf)) write(user, Number(id), title)
  await user.save.save()
}

function write({ editor }: Opened, id: number, title: string): void {
  editor.changeContent(id, 'en', { title })
}

function titles({ editor }: Opened): string[] {
  return editor.$sections.get().map(titleOf)
}

function titleOf({ data }: Pick<ManagedSection, 'data'>): string {
  return String(Reflect.get(Object(data.content).en, 'title'))
}

/** The next answers wait until the returned function is called; the server has saved by then. */
function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  return resolve
}

function open(): Opened {
  let lastId = 0
  const editor = createStorefrontEditor(server.read(), () => --lastId)
  const save = createStorefrontSave(editor, {
    send: async (sent) => {
      const answer = server.save(sent)
      await hold
      return answer
    },
    read: async () => server.read(),
    signIn: async () => {},
    saved: () => {},
    fail: (error) => {
      throw error
    },
    leave: () => {},
  })
  return { editor, save }
}

/** Merges saves as the server does, and trims what it stores. */
function startServer() {
  const versions = [[section(1, 'One'), section(2, 'Two'), section(3, 'Three')]]
  let lastId = 40
  const read = (): SavedStorefront => ({
    id: 1,
    type: 'unregistered',
    enabled: true,
    language: 'en',
    revision: versions.length,
    changed_at: null,
    changed_by: null,
    restrictions: [],
    gone: [],
    sections: versions.at(-1)!,
    created: [],
  })
  return {
    read,
    titles: () => versions.at(-1)!.map(titleOf),
    save: ({ revision, sections }: StorefrontChange): SavedStorefront => {
      const sent = sections.map((one) => SentSection.parse(one))
      const theirs: readonly SentSection[] = versions.at(-1)!
      const merge = mergeSections({ base: versions[revision - 1] as readonly SentSection[], mine: sent, theirs })
      if (merge.conflicts.length > 0) throw new ApiError(409, [], { sections: merge.conflicts.map((id) => ({ id })) })
      const ids = new Map(sent.filter(({ id }) => id === null).map((one) => [JSON.stringify(one.data), ++lastId]))
      const idOf = (one: SentSection) => one.id ?? ids.get(JSON.stringify(one.data))!
      versions.push(merge.sections.map((one) => ({ ...one, id: idOf(one), hide: false }) as ManagedSection))
      return { ...read(), created: [...ids.values()] }
    },
  }
}

function section(id: number, title: string): ManagedSection {
  const { content, settings, appearance } = definitions.cta.defaults
  const shown = { hidden: false, visible_from: null, visible_until: null, hide: false }
  const links = [{ label: 'Go', url: '/search' }]
  return {
    id,
    type: 'cta',
    weight: id - 1,
    ...shown,
    data: { content: { en: { ...content, title, links } }, settings, appearance, restrictions: [] },
  } as ManagedSection
}
