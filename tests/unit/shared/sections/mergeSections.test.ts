import { describe, expect, test } from 'vitest'
import { type MergedSection, mergeSections } from '#shared/sections/mergeSections.ts'

function section(id: number | null, word = 'base'): MergedSection {
  return { id, type: 'faq', weight: 0, hidden: false, visible_from: null, visible_until: null, data: { word } }
}
const page = (...ids: (number | null)[]) => ids.map((id) => section(id))
const idsOf = ({ sections }: { sections: readonly MergedSection[] }) => sections.map(({ id }) => id)
const wordsOf = ({ sections }: { sections: readonly MergedSection[] }) =>
  sections.map(({ data }) => (data as { word: string }).word)

describe('two versions of a storefront', () => {
  test('keep the changes of both sides to different sections', () => {
    const merge = mergeSections({
      base: page(1, 2),
      mine: [section(1, 'mine'), section(2)],
      theirs: [section(1), section(2, 'theirs')],
    })
    expect(merge.conflicts).toEqual([])
    expect(wordsOf(merge)).toEqual(['mine', 'theirs'])
  })

  test('conflict where both changed the same section, or one changed what the other removed', () => {
    const base = page(1, 2, 3)
    const mine = [section(1, 'mine'), section(2, 'mine')]
    const theirs = [section(1, 'theirs'), section(3, 'theirs')]
    const merge = mergeSections({ base, mine, theirs })
    expect(merge.conflicts).toEqual([1, 2, 3])
    expect(wordsOf(merge)).toEqual(['theirs', 'mine', 'theirs'])
    expect(wordsOf(mergeSections({ base, mine, theirs, keep: 'mine' }))).toEqual(['mine', 'mine'])
  })

  test('do not conflict where both made the same change', () => {
    const mine = [section(1, 'same')]
    expect(mergeSections({ base: page(1, 2), mine, theirs: mine }).conflicts).toEqual([])
  })

  test('keep the new sections of both sides beside the section that they follow', () => {
    const theirs = [section(1), section(7, 'theirs'), section(2)]
    const merge = mergeSections({ base: page(1, 2), mine: [section(1), section(null, 'mine'), section(2)], theirs })
    expect(wordsOf(merge)).toEqual(['base', 'mine', 'theirs', 'base'])
  })

  test('combine the moves of both sides', () => {
    const merge = mergeSections({ base: page(1, 2, 3, 4), mine: page(2, 1, 3, 4), theirs: page(1, 2, 4, 3) })
    expect(idsOf(merge)).toEqual([2, 1, 4, 3])
    expect(merge.sections.map(({ weight }) => weight)).toEqual([0, 1, 2, 3])
  })

  test('take my place for a section that both moved', () => {
    expect(idsOf(mergeSections({ base: page(1, 2, 3), mine: page(3, 1, 2), theirs: page(1, 3, 2) }))).toEqual([3, 1, 2])
  })

  test('conflict in every difference if the version before is not known', () => {
    const merge = mergeSections({ base: null, mine: [section(1, 'mine'), section(2)], theirs: page(1, 2, 3) })
    expect(merge.conflicts).toEqual([1, 3])
  })

  test('conflict in another order if the version before is not known', () => {
    const conflictsOf = (mine: MergedSection[]) =>
      mergeSections({ base: null, mine, theirs: page(1, 2, 3, 4) }).conflicts
    expect(conflictsOf(page(1, 3, 2, null, 4))).toEqual([2, 3])
    expect(conflictsOf(page(1, 2, null, 3, 4))).toEqual([])
  })

  test('are the same with members in another order', () => {
    const one = { ...section(1), data: { a: 1, b: [{ c: 2, d: 3 }] } }
    const other = { ...section(1), data: { b: [{ d: 3, c: 2 }], a: 1 } }
    expect(mergeSections({ base: [one], mine: [other], theirs: [section(1, 'theirs')] }).conflicts).toEqual([])
  })
})
