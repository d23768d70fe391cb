import { expect, test } from 'vitest'
import type { DraftSection } from '#shared/sections/draft.ts'
import { newSection } from '#shared/sections/draftSections.ts'
import { readKeptSection } from '#shared/sections/readKeptSection.ts'
import { sectionTypes } from '#shared/sections/types.ts'

/** A section as the storage of the browser has it. */
function kept(section: DraftSection): DraftSection {
  return JSON.parse(JSON.stringify(section))
}

const trainings = kept(newSection('trainings', { id: -1, language: 'en' }))
const faq = kept(newSection('faq', { id: -1, language: 'en' }))
const withData = (data: object) => ({ ...trainings, data: { ...trainings.data, ...data } })

test.each(sectionTypes)('a new section of the type %s comes back before anything is written in it', (type) => {
  const fresh = newSection(type, { id: -1, language: 'en' })
  expect(readKeptSection(kept(fresh))).toEqual(fresh)
})

test('a section with values that are not finished comes back', () => {
  const restrictions = [{ type: 'country', value: '', rule: 'and' }]
  expect(readKeptSection(withData({ restrictions }))).toMatchObject({ data: { restrictions } })
})

test('texts and settings that were added since have their defaults', () => {
  const older = withData({ content: { en: {} }, settings: {}, appearance: { width: 'full' }, restrictions: undefined })
  expect(readKeptSection(kept(older as DraftSection))?.data).toEqual({
    ...trainings.data,
    appearance: { ...trainings.data.appearance, width: 'full' },
  })
})

test('a section that an earlier release kept comes back without the members that are gone', () => {
  expect(readKeptSection({ ...faq, isNew: true })).toEqual(faq)
})

test.each([
  ['of a type that is gone', { ...trainings, type: 'marquee' }],
  ['with an answer without a text', { ...faq, data: { ...faq.data, content: { en: { items: [{ question: 'A' }] } } } }],
  ['with a setting that is gone', withData({ settings: { ...trainings.data.settings, speed: 3 } })],
  ['without data', { ...trainings, data: null }],
  ['that is none', null],
])('a section %s is not known', (_what, section) => {
  expect(readKeptSection(section)).toBeNull()
})
