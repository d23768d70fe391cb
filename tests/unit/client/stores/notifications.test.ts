import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotifications, type Notifications } from '#client/stores/notifications.ts'

let notifications: Notifications
beforeEach(() => {
  vi.useFakeTimers()
  notifications = createNotifications()
})
afterEach(() => vi.useRealTimers())

const messages = () => notifications.$list.get().map(({ message }) => message)
const say = (message: string, id?: string) => notifications.add({ type: 'info', message, ...(id && { id }) })

describe('A notification', () => {
  it('disappears after ten seconds', () => {
    say('Saved')
    vi.advanceTimersByTime(9_999)
    expect(messages()).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('rests while somebody reads it and then has only the rest of its time', () => {
    const id = say('Read me')
    vi.advanceTimersByTime(7_000)
    notifications.rest(id)
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['Read me'])
    notifications.resume(id)
    vi.advanceTimersByTime(2_999)
    expect(messages()).toEqual(['Read me'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('is not hurried by a pointer and a focus that come and go together', () => {
    const id = say('Read me')
    vi.advanceTimersByTime(4_000)
    notifications.rest(id)
    notifications.rest(id)
    notifications.resume(id)
    notifications.resume(id)
    vi.advanceTimersByTime(5_999)
    expect(messages()).toEqual(['Read me'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('is removed by its id, and only it', () => {
    const first = say('one')
    say('two')
    notifications.remove(first)
    expect(messages()).toEqual(['two'])
    notifications.remove(first)
    expect(messages()).toEqual(['two'])
  })

  it('takes the place of an earlier one with its id and starts anew', () => {
    say('saving', 'save')
    vi.advanceTimersByTime(9_000)
    say('saved', 'save')
    expect(messages()).toEqual(['saved'])
    vi.advanceTimersByTime(9_999)
    expect(messages()).toEqual(['saved'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('goes with all others when they are cleared', () => {
    say('one')
    say('two')
    notifications.clear()
    expect(messages()).toEqual([])
    vi.advanceTimersByTime(20_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
