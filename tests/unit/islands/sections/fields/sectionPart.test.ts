import { describe, expect, test, vi } from 'vitest'
import {
  appearanceParts,
  contentParts,
  fieldPart,
  itemPart,
  partId,
  settingsParts,
  type WrittenSection,
} from '#islands/sections/fields/sectionPart.ts'
import type { SectionAppearanceFormProps, SectionFormProps } from '#islands/sections/form.ts'
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
    section: start,
    content: start.data.content.en!,
    base: null,
    baseLanguage: null,
    language: 'en',
    now: () => held,
    followersOf: () => [],
    arrangeItems: () => {},
    changeContent: (change) => held && take({ en: { ...held.data.content.en!, ...change } }),
  })('items')
  const logo = fieldPart(itemPart(list, 1, list.value[1]!), 'file')
  const order = (...places: number[]) =>
    held &&
    take(
      arrangeItems(held.data.content, { languages: ['en'], field: 'items', order: places }) as typeof held.data.content,
    )
  return {
    order,
    logo,
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

describe('the texts of a section', () => {
  test('a part has its place, its value, and the value from which it is translated', () => {
    const part = textsIn('ar', { en: { ...texts, title: 'Logos' }, ar: { ...texts, title: 'شعارات' } })('title')
    expect(part).toMatchObject({
      path: 'content[ar][title]',
      value: 'شعارات',
      lang: 'ar',
      base: 'Logos',
      baseLang: 'en',
    })
    expect(part.schema.safeParse(3).success).toBe(false)
  })

  test('a list is arranged under its name, in the languages that follow', () => {
    const arrangeItems = vi.fn()
    const list = textsIn('en', { en: texts }, { arrangeItems })('items')
    list.arrange([1, 0])
    expect(arrangeItems).toHaveBeenCalledWith('items', [1, 0])
    expect(list.followers).toEqual(['follower of items'])
  })

  test('a change that changes nothing is none', () => {
    const changeContent = vi.fn()
    const part = textsIn('en', { en: { ...texts, title: 'Logos' } }, { changeContent })('title')
    expect(part.update((now) => now)).toBe(true)
    expect(changeContent).not.toHaveBeenCalled()
    expect(part.update((now) => `${now}!`)).toBe(true)
    expect(changeContent).toHaveBeenCalledWith({ title: 'Logos!' })
  })

  test('a form that does not know the section as it is now changes it as it is drawn', () => {
    const changeContent = vi.fn()
    const part = textsIn('en', { en: { ...texts, title: 'Drawn' } }, { changeContent, now: undefined })('title')
    expect(part.update((now) => `${now}!`)).toBe(true)
    expect(changeContent).toHaveBeenCalledWith({ title: 'Drawn!' })
    const translated = textsIn('ar', { en: texts, ar: texts }, { changeContent, now: undefined })('title')
    expect(translated.update(() => 'شعارات')).toBe(true)
    expect(changeContent).toHaveBeenLastCalledWith({ title: 'شعارات' })
  })

  test('the first texts are the defaults until they are changed; a translation that is gone has no place', () => {
    const now = () => ({ data: { content: {} } })
    expect(textsIn('en', { en: texts }, { now })('title').update(() => 'A')).toBe(true)
    expect(textsIn('ar', { en: texts, ar: texts }, { now })('title').update(() => 'A')).toBe(false)
  })
})

test('a setting has its place, and a change goes to the section as it is now', () => {
  const section = newSection('hero', { settings: { art: 'picture' } })
  const changeSettings = vi.fn()
  const props = { section, changeSettings } as unknown as SectionFormProps<'hero'>
  const part = settingsParts(props)('art')
  expect(part).toMatchObject({ path: 'settings[art]', value: 'picture', lang: null, baseLang: null })
  expect(part.base).toBeUndefined()
  expect(part.schema.safeParse('no such art').success).toBe(false)
  part.update((now) => (now === 'picture' ? 'none' : now))
  expect(changeSettings).toHaveBeenCalledWith({ art: 'none' })
  const later = newSection('hero', { settings: { art: 'none' } })
  expect(settingsParts({ ...props, now: () => later })('art').update((now) => now)).toBe(true)
  expect(settingsParts({ ...props, now: () => undefined })('art').update(() => 'none')).toBe(false)
  expect(changeSettings).toHaveBeenCalledOnce()
})

test('a part of the look has its place, and a change goes to the section as it is now', () => {
  const section = newSection('hero') as SectionAppearanceFormProps['section']
  const changeAppearance = vi.fn()
  const props = { section, problems: {}, changeAppearance }
  const part = appearanceParts(props)('width')
  expect(part).toMatchObject({
    path: 'appearance[width]',
    value: section.data.appearance.width,
    lang: null,
    baseLang: null,
  })
  expect(part.base).toBeUndefined()
  expect(part.schema.safeParse('no such width').success).toBe(false)
  part.change('full')
  expect(changeAppearance).toHaveBeenLastCalledWith({ width: 'full' })
  part.update((now) => (now === section.data.appearance.width ? 'narrow' : now))
  expect(changeAppearance).toHaveBeenLastCalledWith({ width: 'narrow' })
  expect(appearanceParts({ ...props, now: () => undefined })('width').update(() => 'full')).toBe(false)
})

test('the control of a part has an id', () => {
  expect(partId('content[en][title]')).toBe('part-content[en][title]')
})

const texts = newSection('logos').data.content.en!

/** The parts of the texts of some logos in one language, of which English is the first. */
function textsIn(
  language: string,
  content: Readonly<Record<string, typeof texts>>,
  changes: Partial<Record<'now' | 'arrangeItems' | 'changeContent', unknown>> = {},
) {
  const isFirst = language === 'en'
  return contentParts({
    section: { type: 'logos' },
    content: content[language]!,
    language,
    base: isFirst ? null : content.en!,
    baseLanguage: isFirst ? null : 'en',
    now: () => ({ data: { content } }),
    arrangeItems: () => {},
    changeContent: () => {},
    followersOf: (field: string) => [`follower of ${field}`],
    ...changes,
  } as WrittenSection<typeof texts>)
}
