import { atom, type ReadableAtom } from 'nanostores'
import type { FlashNotice } from '#shared/notices/flash.ts'

/** How long a notification stays, in milliseconds. */
export const NOTIFICATION_LIFETIME = 10_000

export interface Notification extends FlashNotice {
  id: string
}

export interface Notifications {
  $list: ReadableAtom<readonly Notification[]>
  /** Shows a notification, which replaces an earlier one with the same id. Returns the id. */
  add(notice: FlashNotice & { id?: string }): string
  remove(id: string): void
  clear(): void
  /** Stops the timer of a notification that is hovered or focused. */
  pause(id: string): void
  /** Continues the timer of a notification. */
  resume(id: string): void
}

interface Timer {
  left: number
  started: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** Notifications that disappear after some time. The timer stops while a notification is hovered or focused. */
export function createNotifications(lifetime = NOTIFICATION_LIFETIME): Notifications {
  const $list = atom<readonly Notification[]>([])
  const timers = new Map<string, Timer>()
  let count = 0

  function add({ id = `notification-${++count}`, type, message, link }: FlashNotice & { id?: string }): string {
    stop(id)
    timers.set(id, { left: lifetime, started: 0, handle: undefined })
    $list.set([...$list.get().filter((notification) => notification.id !== id), { id, type, message, link }])
    resume(id)
    return id
  }

  function remove(id: string) {
    stop(id)
    timers.delete(id)
    $list.set($list.get().filter((notification) => notification.id !== id))
  }

  function resume(id: string) {
    const timer = timers.get(id)
    if (!timer || timer.handle !== undefined) return
    timer.started = performance.now()
    timer.handle = setTimeout(() => remove(id), timer.left)
  }

  function pause(id: string) {
    const timer = timers.get(id)
    if (!timer || timer.handle === undefined) return
    timer.left -= performance.now() - timer.started
    stop(id)
  }

  function stop(id: string) {
    const timer = timers.get(id)
    if (!timer) return
    clearTimeout(timer.handle)
    timer.handle = undefined
  }

  return {
    $list,
    add,
    remove,
    clear: () => {
      for (const { id } of $list.get()) remove(id)
    },
    pause,
    resume,
  }
}

/** The notifications of the page: any island adds them, the toasts show them. Never written while rendering on the server. */
export const notifications = createNotifications()
// Loads the toasts on a page that has not loaded them yet (`client:notice`).
notifications.$list.listen(() => globalThis.dispatchEvent?.(new Event('notice')))
