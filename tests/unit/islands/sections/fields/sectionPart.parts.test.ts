import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldPart, itemPart, presentPart, type SectionPart } from '#islands/sections/fields/sectionPart.ts'

describe('a part of a part', () => {
  const link = { label: 'Begin', url: '/catalogue' }

  test('the entry of a list is changed in its place', () => {
    const { part, changed } = partOf([1, 2, 3], z.array(z.number()), { base: [4, 5, 6] })
    const item = itemPart(part, 1, 2)
    expect(item).toMatchObject({ path: 'list[1]', value: 2, base: 5, lang: 'en', baseLang: 'ar' })
    expect(item.schema.safeParse('no number').success).toBe(false)
    item.change(9)
    expect(changed()).toEqual([1, 9, 3])
  })

  test.each([
    ['is gone', ['A', 'C']],
    ['is gone, like those behind it', ['A']],
    ['was changed among others that moved', ['C', 'B2', 'A']],
  ])('an entry that %s is not changed, nor is any other one', (_, now) => {
    const { part, changed } = partOf(['A', 'B', 'C'], z.array(z.string()), { now })
    expect(itemPart(part, 1, 'B').update(() => 'late')).toBe(false)
    expect(changed()).toBe(now)
  })

  test('lists of different lengths are no translations of each other', () => {
    expect(itemPart(partOf([1, 2], z.array(z.number()), { base: [4] }).part, 0, 1).base).toBeUndefined()
    expect(itemPart(partOf([1, 2], z.array(z.number())).part, 0, 1).base).toBeUndefined()
  })

  test('a field of an object is changed beside the others', () => {
    const schema = z.object({ label: z.string(), url: z.string() })
    const { part, changed } = partOf(link, schema, { base: { label: 'ابدأ', url: '/' } })
    const field = fieldPart(part, 'label')
    expect(field).toMatchObject({ path: 'list[label]', value: 'Begin', base: 'ابدأ', lang: 'en', baseLang: 'ar' })
    expect(field.schema.safeParse(3).success).toBe(false)
    field.change('Start')
    expect(changed()).toEqual({ label: 'Start', url: '/catalogue' })
    field.update((now) => `${now} now`)
    expect(changed()).toEqual({ label: 'Begin now', url: '/catalogue' })
    expect(fieldPart(partOf(link, schema).part, 'label').base).toBeUndefined()
  })

  test('a value that may be missing is changed only while it is there', () => {
    const { part, changed } = partOf<string | null>('here', z.string().nullable())
    const present = presentPart(part, 'here')
    expect([present.value, present.path, present.base]).toEqual(['here', 'list', undefined])
    present.update((now) => `${now}!`)
    expect(changed()).toBe('here!')
    const gone = partOf<string | null>(null, z.string().nullable(), { base: null })
    expect(presentPart(gone.part, 'here').base).toBeUndefined()
    presentPart(gone.part, 'here').update(() => 'back')
    expect(gone.changed()).toBeNull()
    expect(presentPart(partOf<string | null>('a', z.string().nullable(), { base: 'b' }).part, 'a').base).toBe('b')
  })
})

/** A part of a section, and the value that it was last changed to. */
function partOf<Value>(value: Value, schema: z.ZodType, { base, now = value }: { base?: Value; now?: Value } = {}) {
  let changed = value
  const part: SectionPart<Value> = {
    path: 'list',
    value,
    base,
    baseLang: 'ar',
    lang: 'en',
    schema,
    now: () => now,
    pathNow: () => 'list',
    change: (next) => {
      changed = next
    },
    update: (next) => {
      changed = next(now)
      return true
    },
  }
  return { part, changed: () => changed }
}
