import { atom, type ReadableAtom } from 'nanostores'
import type { FlashNotice } from '#shared/notices/flash.ts'

/** How long a notification stays, in milliseconds. */
export const NOTIFICATION_LIFETIME = 10_000

export interface Notification extends FlashNotice {
  id: string
}

export interface Notifications {
  $list: ReadableAtom<readonly Notification[]>
  /** Shows a notification, in place of an earlier one with its id; answers the id. */
  add(notice: FlashNotice & { id?: string }): string
  remove(id: string): void
  clear(): void
  /** Stops the clock of a notification that is hovered or focused. */
  rest(id: string): void
  /** Lets the clock of a notification go on where it stopped. */
  resume(id: string): void
}

interface Timer {
  left: number
  started: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** Notifications that disappear by themselves after their time, which rests while somebody reads them. */
export function createNotifications(lifetime = NOTIFICATION_LIFETIME): Notifications {
  const $list = atom<readonly Notification[]>([])
  const timers = new Map<string, Timer>()
  let made = 0

  function add({ id = `notification-${++made}`, type, message, link }: FlashNotice & { id?: string }): string {
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

  function rest(id: string) {
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
    rest,
    resume,
  }
}

/** The page's own notifications: any island adds, the toasts show. Never written while rendering on the server. */
export const notifications = createNotifications()
// Wakes the toasts of a page that has loaded none (`client:notice`).
notifications.$list.listen(() => globalThis.dispatchEvent?.(new Event('notice')))
