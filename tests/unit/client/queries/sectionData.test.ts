import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sectionDataQuery, trainingsFilter } from '#client/queries/sectionData.ts'
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

test.each([
  ['the storefront of users, now', 'registered', null, 'GET /api/v2/trainings'],
  [
    'the storefront of users, on another day',
    'registered',
    '2026-12-24 11:00:00',
    'POST /api/v2/storefront/manage/section_data',
  ],
  ['the storefront of visitors', 'unregistered', null, 'POST /api/v2/storefront/manage/section_data'],
] as const)('the trainings of %s are those that its readers get', async (_case, storefront, asOf, asked) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const wish = { storefront, type: 'trainings' as const, settings, content: null, language: 'en', id: 1, asOf }
  await new QueryClient().fetchQuery(sectionDataQuery(wish))
  const [address, init] = fetched.mock.calls[0]!
  expect(
    `${init?.method ?? 'GET'} ${
      String(address)
        .replace(/^https?:\/\/[^/]+/, '')
        .split('?')[0]
    }`,
  ).toBe(asked)
})
