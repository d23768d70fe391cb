// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetPoints } from '#layouts/shell/forgetPoints.ts'
import { bufferKey, POINTS_KEY, POINTS_OWNER_KEY } from '#shared/browserKeys.ts'

beforeEach(() => localStorage.clear())

test('the page after a log-out forgets the points, and unsaved work waits for its user', () => {
  for (const key of [POINTS_KEY, POINTS_OWNER_KEY, bufferKey(2)]) localStorage.setItem(key, '2')
  forgetPoints()
  expect(Object.keys(localStorage)).toEqual([bufferKey(2)])
})
