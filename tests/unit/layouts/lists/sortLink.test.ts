import { expect, test } from 'vitest'
import { sortLink } from '#layouts/lists/sortLink.ts'

const addressOf = (next: string) => `/list?sort=${next}`

test('the first click on a column sorts upwards, the second one downwards', () => {
  expect(sortLink('newest', 'title', addressOf)).toEqual({ href: '/list?sort=title', sorted: undefined })
  expect(sortLink('title', 'title', addressOf)).toEqual({ href: '/list?sort=-title', sorted: 'ascending' })
  expect(sortLink('-title', 'title', addressOf)).toEqual({ href: '/list?sort=title', sorted: 'descending' })
})

test('a column of numbers can start with the largest', () => {
  expect(sortLink('title', 'sold', addressOf, '-')).toEqual({ href: '/list?sort=-sold', sorted: undefined })
  expect(sortLink('-sold', 'sold', addressOf, '-')).toEqual({ href: '/list?sort=sold', sorted: 'descending' })
  expect(sortLink('sold', 'sold', addressOf, '-')).toEqual({ href: '/list?sort=-sold', sorted: 'ascending' })
})
