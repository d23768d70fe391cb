import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from '#client/whenIdle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('where the browser does not know idle moments', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', undefined)
  })

  test('something is run after what goes on now', () => {
    const run = vi.fn()
    whenIdle(run)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  test('it is not run after it is called off', () => {
    const run = vi.fn()
    whenIdle(run)()
    vi.advanceTimersByTime(1000)
    expect(run).not.toHaveBeenCalled()
  })
})

describe('where the browser knows idle moments', () => {
  let moments: Map<number, { run: () => void; timeout: number | undefined }>

  beforeEach(() => {
    moments = new Map()
    vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
      moments.set(moments.size + 1, { run, timeout: options?.timeout })
      return moments.size
    })
    vi.stubGlobal('cancelIdleCallback', (id: number) => moments.delete(id))
  })

  test('something waits for one, but not long', () => {
    const run = vi.fn()
    whenIdle(run)
    vi.advanceTimersByTime(1000)
    expect(run).not.toHaveBeenCalled()
    expect([...moments.values()]).toEqual([{ run, timeout: expect.any(Number) }])
    expect(moments.get(1)!.timeout).toBeLessThanOrEqual(100)
  })

  test('it is not run after it is called off', () => {
    const [run, other] = [vi.fn(), vi.fn()]
    const callOff = whenIdle(run)
    whenIdle(other)
    callOff()
    expect([...moments.values()].map((moment) => moment.run)).toEqual([other])
  })
})
