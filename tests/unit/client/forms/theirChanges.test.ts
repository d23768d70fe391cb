import { describe, expect, test } from 'vitest'
import { changedFields } from '#client/forms/changedFields.ts'
import { takeTheirs, theirChanges } from '#client/forms/theirChanges.ts'

const base = { title: { en: 'Rewards', ar: 'المكافآت' }, mails: ['a@x.test'], height: 200, open: true }

describe('the changed fields of a form', () => {
  test('are those that differ from the saved ones, each as a whole', () => {
    const typed = { ...base, title: { ...base.title, en: 'Shop' }, height: 200 }
    expect(changedFields(base, typed)).toEqual({ title: { en: 'Shop', ar: 'المكافآت' } })
  })

  test('do not include lists and objects with the same content', () => {
    expect(changedFields(base, structuredClone(base))).toEqual({})
    expect(changedFields<object>({ title: { en: 'a' } }, { title: { en: 'a', ar: undefined } })).toEqual({})
  })
})

describe('after a conflict', () => {
  const theirs = { ...base, title: { ...base.title, ar: 'متجر' }, height: 300, open: false }
  const mine = { ...base, title: { ...base.title, en: 'Shop' }, height: 250 }

  test('the user sees each value that the other user changed, and which ones both changed', () => {
    expect(theirChanges({ base, mine, theirs })).toEqual([
      { path: ['title', 'ar'], name: 'title.ar', mine: 'المكافآت', theirs: 'متجر', isConflict: false },
      { path: ['height'], name: 'height', mine: 250, theirs: 300, isConflict: true },
      { path: ['open'], name: 'open', mine: true, theirs: false, isConflict: false },
    ])
  })

  test('a value that both changed in the same way is no difference', () => {
    expect(theirChanges({ base, mine: { ...mine, height: 300 }, theirs: { ...base, height: 300 } })).toEqual([])
  })

  test('the user takes the values of the other user one by one, and keeps the others', () => {
    const changes = theirChanges({ base, mine, theirs })
    const merged = takeTheirs(mine, changes, (name) => (name === 'height' ? 'mine' : 'theirs'))
    expect(merged).toEqual({ ...base, title: { en: 'Shop', ar: 'متجر' }, height: 250, open: false })
    expect(mine.title.ar).toBe('المكافآت')
  })

  test('a key with a dot is one step of the path', () => {
    const formats = { long: 'j F Y', 'long.de': 'j. F Y' }
    const versions = {
      base: { formats },
      mine: { formats: { ...formats, long: 'F j' } },
      theirs: { formats: { ...formats, 'long.de': 'd.m.Y' } },
    }
    const merged = takeTheirs(versions.mine, theirChanges(versions), () => 'theirs')
    expect(merged).toEqual({ formats: { long: 'F j', 'long.de': 'd.m.Y' } })
  })

  test('a list is one value', () => {
    const changes = theirChanges({ base, mine: base, theirs: { ...base, mails: ['a@x.test', 'b@x.test'] } })
    expect(changes).toMatchObject([
      { name: 'mails', mine: ['a@x.test'], theirs: ['a@x.test', 'b@x.test'], isConflict: false },
    ])
  })
})
