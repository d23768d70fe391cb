import { expect, test } from 'vitest'
import { withoutEchoes } from '#server/http/withoutEchoes.ts'

const current = { revision: 3, name: 'Lab', tags: ['a', { b: 1 }], made: '2026-11-21' }

test('what comes back as it was is no change', () => {
  expect(withoutEchoes({ name: 'Lab', tags: ['a', { b: 1 }] }, current)).toEqual({})
  expect(withoutEchoes({ name: 'Shed', tags: ['a', { b: 1 }] }, current)).toEqual({ name: 'Shed' })
  expect(withoutEchoes({ tags: ['a', { b: 2 }] }, current)).toEqual({ tags: ['a', { b: 2 }] })
})

test('the revision stays: it says what the change starts from', () => {
  expect(withoutEchoes({ revision: 3, name: 'Lab' }, current)).toEqual({ revision: 3 })
})

test('a field that is derived is dropped, whatever it holds', () => {
  expect(withoutEchoes({ made: '2001-01-01', name: 'Shed' }, current, ['made'])).toEqual({ name: 'Shed' })
  expect(withoutEchoes({ made: '2001-01-01' }, current)).toEqual({ made: '2001-01-01' })
  expect(withoutEchoes({ other: 1 }, current, ['other'])).toEqual({})
})

test('a field that the answer does not have stays, even with nothing in it', () => {
  expect(withoutEchoes({ unknown: undefined, more: 1 }, current)).toEqual({ unknown: undefined, more: 1 })
  expect(Object.keys(withoutEchoes({ unknown: undefined }, current) as object)).toEqual(['unknown'])
})

test.each([[null], ['text'], [7], [undefined]])('%j is no object and stays as it is', (body) => {
  expect(withoutEchoes(body, current)).toBe(body)
})

test('a list stays as it is', () => {
  const list = ['Lab']
  expect(withoutEchoes(list, { 0: 'Lab' })).toBe(list)
})

test('a field with the value that was seen stays, because the two are compared', () => {
  const shelf = { stock: 5, title: 'Mug' }
  const change = { stock: 5, stock_seen: 4, title: 'Mug' }
  expect(withoutEchoes(change, shelf)).toEqual({ stock: 5, stock_seen: 4 })
})
