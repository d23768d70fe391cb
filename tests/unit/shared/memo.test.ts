import { expect, test, vi } from 'vitest'
import { memo, memoOfFrozen } from '#shared/memo.ts'

test('a result is made once for its key, also if another key was asked for in between', () => {
  const make = vi.fn((key: string) => ({ key }))
  const known = memo(10, make)
  const [a, b] = [known('a'), known('b')]
  expect([known('a'), known('a'), known('b')]).toEqual([a, a, b])
  expect(known('a')).toBe(a)
  expect(make).toHaveBeenCalledTimes(2)
})

test('more keys than there is room for are forgotten, and made again', () => {
  const make = vi.fn((key: number) => key * 2)
  const known = memo(2, make)
  expect([1, 2, 3, 1].map(known)).toEqual([2, 4, 6, 2])
  expect(make).toHaveBeenCalledTimes(4)
})

test('a result of nothing is a result', () => {
  const known = memo(10, (key: number) => (key > 0 ? key : 0))
  expect([known(0), known(0), known(1), known(0)]).toEqual([0, 0, 1, 0])
})

test('an object that can change is read each time, one that cannot change is read once', () => {
  const read = memoOfFrozen((row: { name: string }) => ({ greeting: `Hello ${row.name}` }))
  const open = { name: 'Ada' }
  expect(read(open).greeting).toBe('Hello Ada')
  open.name = 'Grace'
  expect(read(open).greeting).toBe('Hello Grace')
  Object.freeze(open)
  expect(read(open)).toBe(read(open))
})
