import { expect, test } from 'vitest'
import { createSectionKeys } from '#client/editor/sectionKeys.ts'

test('a new section keeps its key when a save gives it another id, also twice', () => {
  const keys = createSectionKeys()
  keys.rename(new Map([[-1, 12]]))
  expect([keys.keyOf(12), keys.idOf(-1), keys.idOf(12)]).toEqual([-1, 12, 12])
  keys.rename(new Map([[12, 30]]))
  expect([keys.keyOf(30), keys.idOf(-1), keys.idOf(12), keys.idOf(30)]).toEqual([-1, 30, 30, 30])
})

test('a section of the site is its own key', () => {
  const keys = createSectionKeys()
  keys.rename(new Map([[7, 7]]))
  expect([keys.keyOf(7), keys.idOf(7)]).toEqual([7, 7])
})

test('what holds the ids of sections gets the new ones, each time a save gives some', () => {
  const keys = createSectionKeys()
  const heard: (readonly [number, number])[] = []
  keys.onRenamed((ids) => heard.push(...ids))
  keys.onRenamed((ids) => heard.push(...ids))
  keys.rename(new Map([[-1, 12]]))
  keys.rename(new Map([[-2, 13]]))
  expect(heard).toEqual([
    [-1, 12],
    [-1, 12],
    [-2, 13],
    [-2, 13],
  ])
})
