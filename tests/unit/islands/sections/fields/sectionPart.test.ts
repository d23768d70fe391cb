import { expect, test } from 'vitest'
import { contentParts, fieldPart, itemPart } from '#islands/sections/fields/sectionPart.ts'
import { arrangeItems } from '#shared/sections/arrangeItems.ts'
import { newSection } from '../formHarness.tsx'

/** Logos of a section that is changed after its form was drawn. */
function drawn(...names: string[]) {
  const start = newSection('logos', { content: { items: names.map((name) => ({ name, file: null, url: null })) } })
  let held: typeof start | undefined = start
  const take = (content: typeof start.data.content) => {
    if (held) held = { ...held, data: { ...held.data, content } }
  }
  const list = contentParts({
    ...{ section: start, content: start.data.content.en!, base: null, baseLanguage: null, language: 'en' },
    ...{ now: () => held, followersOf: () => [], arrangeItems: () => {} },
    changeContent: (change) => held && take({ en: { ...held.data.content.en!, ...change } }),
  })('items')
  const logo = fieldPart(itemPart(list, 1, list.value[1]!), 'file')
  const order = (...places: number[]) =>
    held &&
    take(
      arrangeItems(held.data.content, { languages: ['en'], field: 'items', order: places }) as typeof held.data.content,
    )
  return {
    ...{ order, logo },
    rename: (at: number, name: string) =>
      held &&
      take({
        en: {
          ...held.data.content.en!,
          items: held.data.content.en!.items.map((one, i) => (i === at ? { ...one, name } : one)),
        },
      }),
    remove: () => {
      held = undefined
    },
    logos: () => held?.data.content.en?.items.map(({ name, file }) => `${name} ${file ?? '-'}`),
  }
}

test('a value that arrives later goes to its entry, where that is now', () => {
  const { logo, order, rename, logos } = drawn('A', 'B', 'C')
  rename(0, 'A2')
  order(1, 0, 2)
  expect(logo.update(() => 'b.webp')).toBe(true)
  expect(logos()).toEqual(['B b.webp', 'A2 -', 'C -'])
})

test('it goes to an entry that was changed in its place', () => {
  const { logo, rename, logos } = drawn('A', 'B')
  rename(1, 'B2')
  expect(logo.update(() => 'b.webp')).toBe(true)
  expect(logos()).toEqual(['A -', 'B2 b.webp'])
})

test('an entry is found where it is now, and its value, too', () => {
  const { logo, remove } = drawn('A', 'B', 'C')
  expect(logo.pathNow()).toBe('content[en][items][1][file]')
  logo.update(() => 'b.webp')
  expect(logo.now()).toBe('b.webp')
  expect(logo.pathNow()).toBe('content[en][items][1][file]')
  const moved = drawn('A', 'B', 'C')
  moved.order(1, 0, 2)
  expect([moved.logo.pathNow(), moved.logo.now()]).toEqual(['content[en][items][0][file]', null])
  remove()
  expect([logo.pathNow(), logo.now()]).toEqual([undefined, undefined])
})

test('it is not stored without its entry or its section', () => {
  const { logo, order, remove, logos } = drawn('A', 'B', 'C')
  order(0, 2)
  expect(logo.update(() => 'b.webp')).toBe(false)
  expect(logos()).toEqual(['A -', 'C -'])
  remove()
  expect(logo.update(() => 'b.webp')).toBe(false)
})
