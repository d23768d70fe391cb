// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoaded } from '#islands/ui/useLoaded.ts'

const code = { words: 'loaded' }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('code is loaded once it is wanted, and then stays wanted', async () => {
  const loading = Promise.withResolvers<typeof code>()
  const load = vi.fn(() => loading.promise)
  const { result, rerender } = renderHook(({ isWanted }) => useLoaded(load, { isWanted }), {
    initialProps: { isWanted: false },
  })
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  rerender({ isWanted: false })
  await act(async () => loading.resolve(code))
  expect(result.current.code).toBe(code)
  expect(load).toHaveBeenCalledOnce()
})

test('a load that failed says so, and another one can succeed', async () => {
  const load = vi
    .fn<() => Promise<typeof code>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(code)
  const { result } = renderHook(() => useLoaded(load))
  await waitFor(() => expect(result.current.isFailed).toBe(true))
  expect(console.warn).toHaveBeenCalledWith(new Error('offline'))
  act(() => result.current.again())
  expect(result.current.isFailed).toBe(false)
  await waitFor(() => expect(result.current.code).toBe(code))
})

test('a second failure is said, too', async () => {
  const load = vi.fn<() => Promise<typeof code>>().mockRejectedValue(new Error('offline'))
  const { result } = renderHook(() => useLoaded(load))
  for (let attempt = 1; attempt <= 2; attempt++) {
    await waitFor(() => expect(result.current.isFailed).toBe(true))
    expect(load).toHaveBeenCalledTimes(attempt)
    act(() => result.current.again())
  }
})

test('known code is there at once', () => {
  const { result } = renderHook(() => useLoaded(async () => code, { known: code }))
  expect(result.current.code).toBe(code)
})
