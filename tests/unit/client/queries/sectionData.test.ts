import { expect, test } from 'vitest'
import { trainingsFilter } from '#client/queries/sectionData.ts'
import { definitions } from '#shared/sections/registry.ts'
import { writeQuery } from '#shared/contract/query.ts'

const settings = { ...definitions.trainings.defaults.settings, size: 6 }
const common = 'include_own=1&linked=1&multilingual=1'

test.each([
  ['all', { order_by: 'newest' }, `${common}&order_by=newest&limit=6`],
  ['free', { order_by: 'title' }, `${common}&free=1&order_by=title&limit=6`],
  ['custom', { ids: [4, 9] }, `${common}&ids[]=4&ids[]=9&limit=2`],
  [
    'vocabulary',
    { vocabulary: 'skill', terms: [3], order_by: 'popular' },
    `${common}&skill[]=3&order_by=popular&limit=6`,
  ],
  ['all', { order_by: 'personalized' }, `${common}&limit=6`],
] as const)('a section with %s trainings and %o asks for them', (source, change, query) => {
  const filter = trainingsFilter({ ...settings, source, ...change } as typeof settings)
  expect(decodeURIComponent(writeQuery(filter))).toBe(query)
})
