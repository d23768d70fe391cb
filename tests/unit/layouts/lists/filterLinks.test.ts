import { expect, test } from 'vitest'
import { filterDrop, filterLinks } from '#layouts/lists/filterLinks.ts'

const filter = {
  all: 'All',
  allCount: 3,
  values: [
    { value: 0, label: 'Draft', count: 1 },
    { value: 1, label: 'Published', count: 2 },
  ],
  chosen: 0,
  addressOf: (value: number | undefined) => (value === undefined ? '/list' : `/list?state=${value}`),
}

test('a filter has a link for each value, and first the one that takes it away', () => {
  expect(filterLinks(filter)).toEqual([
    { label: 'All', count: 3, href: '/list', isChosen: false },
    { label: 'Draft', count: 1, href: '/list?state=0', isChosen: true },
    { label: 'Published', count: 2, href: '/list?state=1', isChosen: false },
  ])
})

test('the button of a filter shows the chosen value, or that all are shown', () => {
  expect(filterDrop({ ...filter, label: 'State' })).toMatchObject({ label: 'State', words: 'Draft' })
  expect(filterDrop({ ...filter, label: 'State', chosen: undefined }).words).toBe('All')
})

test('the button of a filter whose value is gone says that all are offered', () => {
  expect(filterDrop({ ...filter, label: 'State', chosen: 9 }).words).toBe('All')
})
