import { expect, test } from 'vitest'
import { readTransactionPlace } from '#shared/shop/transactionPlace.ts'

const read = (query: string) => readTransactionPlace(new URLSearchParams(query))

test('a filter that cannot be read is left out and named, and the others stay', () => {
  const { filter, unreadable, search, after } = read('state=placed&from=abc&uid=x&until=2026-11-20&s= Amoah &after=7')
  expect(filter).toEqual({ state: ['placed'], until: '2026-11-20' })
  expect(unreadable.sort()).toEqual(['from', 'uid'])
  expect({ search, after }).toEqual({ search: 'Amoah', after: 7 })
})

test('an address without problems names none', () => {
  const { filter, unreadable, place } = read('kind[]=purchase&kind[]=refund&product=3&s=Amoah')
  expect(unreadable).toEqual([])
  expect(filter).toEqual({ kind: ['purchase', 'refund'], product: 3 })
  expect(place).toEqual({ ...filter, s: 'Amoah', after: undefined })
})

test('all open orders are one choice of the states', () => {
  expect(read('state=open').filter).toEqual({ state: ['placed', 'pending_approval', 'approved'] })
})

test('a search is as long as a hundred characters, and empty if there is none', () => {
  expect(read(`s=${'a'.repeat(101)}`).search).toBe('a'.repeat(100))
  expect(read('').search).toBe('')
})
