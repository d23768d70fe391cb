// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from '#client/useSettled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a value counts once it has not changed for a time', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 500), { initialProps: { value: ['a'] } })
  expect(result.current).toEqual(['a'])
  rerender({ value: ['b'] })
  act(() => void vi.advanceTimersByTime(400))
  rerender({ value: ['c'] })
  act(() => void vi.advanceTimersByTime(400))
  expect(result.current).toEqual(['a'])
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toEqual(['c'])
})

test('an equal value does not start the pause again, and stays the same object', () => {
  const first = ['a']
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 500), { initialProps: { value: first } })
  act(() => void vi.advanceTimersByTime(600))
  rerender({ value: ['a'] })
  act(() => void vi.advanceTimersByTime(600))
  expect(result.current).toBe(first)
})

test('a change that is taken back at once changes nothing', () => {
  const first = ['a']
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 500), { initialProps: { value: first } })
  rerender({ value: ['b'] })
  act(() => void vi.advanceTimersByTime(400))
  rerender({ value: ['a'] })
  act(() => void vi.advanceTimersByTime(600))
  expect(result.current).toBe(first)
})
