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

  it('stops its timer while it is read, and then has only its remaining time', () => {
    const id = say('Read me')
    vi.advanceTimersByTime(7_000)
    notifications.pause(id)
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['Read me'])
    notifications.resume(id)
    vi.advanceTimersByTime(2_999)
    expect(messages()).toEqual(['Read me'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('keeps its time when a pointer and a focus come and go together', () => {
    const id = say('Read me')
    vi.advanceTimersByTime(4_000)
    notifications.pause(id)
    notifications.pause(id)
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

  it('replaces an earlier one with the same id and starts its time again', () => {
    say('saving', 'save')
    vi.advanceTimersByTime(9_000)
    say('saved', 'save')
    expect(messages()).toEqual(['saved'])
    vi.advanceTimersByTime(9_999)
    expect(messages()).toEqual(['saved'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('is removed when all are cleared', () => {
    say('one')
    say('two')
    notifications.clear()
    expect(messages()).toEqual([])
    vi.advanceTimersByTime(20_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
