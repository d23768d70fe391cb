import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameSection, type MergedSection, mergeSections } from '#shared/sections/mergeSections.ts'
import { moveItem } from '#shared/moveItem.ts'

/** `npm run prove` runs ten thousand pairs of edits. */
const pairs = Number(process.env.HISTORIES ?? 500)

const place = fc.nat({ max: 11 })
const edit = fc.oneof(
  fc.record({ what: fc.constant('change' as const), place, word: fc.nat({ max: 3 }) }),
  fc.record({ what: fc.constant('hide' as const), place }),
  fc.record({ what: fc.constant('remove' as const), place }),
  fc.record({ what: fc.constant('move' as const), place, to: place }),
  fc.record({ what: fc.constant('add' as const), place, word: fc.nat({ max: 3 }) }),
)
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never
const edits = fc.array(edit, { maxLength: 8 })
const size = fc.nat({ max: 10 })

function sectionOf(id: number | null, word: string): MergedSection {
  return { id, type: 'faq', weight: 0, hidden: false, visible_from: null, visible_until: null, data: { word } }
}

function startOf(count: number): MergedSection[] {
  return Array.from({ length: count }, (_, index) => ({ ...sectionOf(index + 1, 'base'), weight: index }))
}

/** The sections after the edits of one side. */
function edited(base: readonly MergedSection[], steps: readonly Edit[], side: string): MergedSection[] {
  return steps.reduce<MergedSection[]>(
    (sections, step) => {
      const at = sections.length === 0 ? 0 : step.place % sections.length
      const [section] = sections.slice(at, at + 1)
      // Both sides write the same words now and then.
      if (step.what === 'add') return sections.toSpliced(at, 0, sectionOf(null, `${side} ${step.word}`))
      if (!section) return sections
      if (step.what === 'remove') return sections.toSpliced(at, 1)
      if (step.what === 'move') return [...moveItem(sections, at, step.to % sections.length)]
      const changed = step.what === 'hide' ? { hidden: !section.hidden } : { data: { word: `new ${step.word}` } }
      return sections.with(at, { ...section, ...changed })
    },
    [...base],
  )
}

const idsOf = (sections: readonly MergedSection[]) => sections.map(({ id }) => id)
const known = (sections: readonly MergedSection[]) => new Map(sections.map((section) => [section.id, section]))

function sameOrNone(one: MergedSection | undefined, other: MergedSection | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSameSection(one, other)
}

test(`no change of two editors is lost in ${pairs} pairs of edits`, () => {
  fc.assert(
    fc.property(size, edits, edits, (count, own, others) => {
      const base = startOf(count)
      const [mine, theirs] = [edited(base, own, 'mine'), edited(base, others, 'theirs')]
      const { sections, conflicts } = mergeSections({ base, mine, theirs })
      const [before, left, right, merged] = [known(base), known(mine), known(theirs), known(sections)]
      for (const id of idsOf(base)) {
        const [was, a, b, now] = [before.get(id), left.get(id), right.get(id), merged.get(id)]
        const isConflict = !sameOrNone(a, was) && !sameOrNone(b, was) && !sameOrNone(a, b)
        expect(conflicts.includes(id!), `conflict of ${id}`).toBe(isConflict)
        if (isConflict) expect(now, 'a conflict keeps a side').toBeDefined()
        else expect(sameOrNone(now, sameOrNone(a, was) ? b : a), `section ${id}`).toBe(true)
      }
      const created = (side: readonly MergedSection[]) => side.filter(({ id }) => id === null).length
      expect(created(sections)).toBe(created(mine) + created(theirs))
      expect(sections.map(({ weight }) => weight)).toEqual(sections.map((_, index) => index))
      expect(mergeSections({ base, mine, theirs })).toEqual({ sections, conflicts })
    }),
    { numRuns: pairs },
  )
})

test('the side that changed nothing takes the other one as it is', () => {
  fc.assert(
    fc.property(size, edits, (count, steps) => {
      const base = startOf(count)
      const changed = edited(base, steps, 'one').map((section, weight) => ({ ...section, weight }))
      expect(mergeSections({ base, mine: changed, theirs: base })).toEqual({ sections: changed, conflicts: [] })
      expect(mergeSections({ base, mine: base, theirs: changed })).toEqual({ sections: changed, conflicts: [] })
    }),
    { numRuns: pairs },
  )
})

test('the moves of one side stay as they are if the other side moved nothing', () => {
  fc.assert(
    fc.property(size, edits, edits, (count, own, others) => {
      const base = startOf(count)
      const moved = edited(base, own, 'mine')
      const still = edited(
        base,
        others.filter(({ what }) => what !== 'move'),
        'theirs',
      )
      for (const sides of [
        { mine: moved, theirs: still },
        { mine: still, theirs: moved },
      ]) {
        const { sections } = mergeSections({ base, ...sides })
        const order = idsOf(sections).filter((id) => id !== null && known(moved).has(id))
        expect(order).toEqual(idsOf(moved).filter((id) => order.includes(id)))
      }
    }),
    { numRuns: pairs },
  )
})

test('keeping mine decides every conflict for mine and nothing else', () => {
  fc.assert(
    fc.property(size, edits, edits, (count, own, others) => {
      const base = startOf(count)
      const [mine, theirs] = [edited(base, own, 'mine'), edited(base, others, 'theirs')]
      const asked = mergeSections({ base, mine, theirs })
      const kept = mergeSections({ base, mine, theirs, keep: 'mine' })
      expect(kept.conflicts).toEqual([])
      const [left, merged] = [known(mine), known(kept.sections)]
      for (const id of asked.conflicts) expect(sameOrNone(merged.get(id), left.get(id))).toBe(true)
      const unasked = (sections: readonly MergedSection[]) =>
        idsOf(sections).filter((id) => id === null || !asked.conflicts.includes(id))
      expect(unasked(kept.sections)).toEqual(unasked(asked.sections))
    }),
    { numRuns: pairs },
  )
})
