import { expect, test } from 'vitest'
import { z } from 'zod'
import { LeaderboardQuery } from '#shared/contract/leaderboard.ts'
import { cutSearch, placeAddress, readPlace } from '#shared/contract/place.ts'
import { ProductQuery } from '#shared/contract/products.ts'
import { WalletHistoryQuery } from '#shared/contract/walletEntries.ts'

const read = <Schema extends z.ZodObject>(schema: Schema, query: string) =>
  readPlace(schema, new URLSearchParams(query))

test('a value that cannot be read is left out and named, and the others stay', () => {
  expect(read(ProductQuery, 's=mug&type=voucher&state=nonsense&page=2&colour=red')).toEqual({
    place: { s: 'mug', type: 'voucher', page: 2 },
    unreadable: ['state'],
  })
})

test('an address that can be read names nothing', () => {
  expect(read(ProductQuery, 's=mug&type=')).toEqual({ place: { s: 'mug' }, unreadable: [] })
  expect(read(ProductQuery, '')).toEqual({ place: {}, unreadable: [] })
})

test('a list with one wrong value is left out as a whole and named once', () => {
  expect(read(WalletHistoryQuery, 'kinds[]=earn&kinds[]=gift&kinds[]=loan&page=1')).toEqual({
    place: { page: 1 },
    unreadable: ['kinds'],
  })
})

test('a value that cannot be read is the default one, and names of an object’s own parts are like any other', () => {
  expect(read(LeaderboardQuery, 'scope=moon&period=week')).toEqual({
    place: { scope: 'everyone', period: 'week' },
    unreadable: ['scope'],
  })
  expect(read(ProductQuery, '__proto__=1&constructor=2&toString=3')).toEqual({ place: {}, unreadable: [] })
})

test('a changed filter leads to the first page, and a change of the page keeps the filters', () => {
  const place = { s: 'mug', type: 'voucher', page: 2, after: 7, before: 9, limit: 5 }
  expect(placeAddress('/list', place, { type: undefined })).toBe('/list?s=mug')
  expect(placeAddress('/list', place, { page: 3 })).toBe('/list?s=mug&type=voucher&page=3')
  expect(placeAddress('/list', { page: 2 })).toBe('/list')
  expect(placeAddress('/list')).toBe('/list')
})

test('a search that is too long is cut, and without a text it is empty', () => {
  const schema = z.object({ s: cutSearch(3) })
  expect(read(schema, 's=+ abcd')).toEqual({ place: { s: 'abc' }, unreadable: [] })
  expect(read(schema, 's[]=a').place).toEqual({ s: '' })
  expect(read(schema, '').place).toEqual({ s: '' })
})
