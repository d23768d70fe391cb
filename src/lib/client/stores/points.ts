import { atom, type ReadableAtom } from 'nanostores'
import { POINTS_KEY, POINTS_OWNER_KEY } from '#shared/browserKeys.ts'
import { ApiError } from '../api.ts'
import { countUp } from '../countUp.ts'
import { getData } from '../retries.ts'

export interface Points {
  /** `null` until the points are known, and as soon as another user logs in in this browser. */
  $points: ReadableAtom<number | null>
  /**
   * Starts with the points from the page. If the page has none, it shows the points that this browser kept for the
   * same user, and reads them from the server. If the page has more points than were kept, it counts up. The kept
   * points of another user are removed.
   */
  start(uid: number, fromPage: number | null): Promise<void>
  /** Takes the points from an answer of the server, for example to a checkout. */
  set(points: number): void
  /** Reads the points from the server again. A failure is only logged, and the shown points stay. */
  refresh(): Promise<void>
  /** Called on logout: the next user of this browser does not see the points. */
  forget(): void
  /**
   * Called when this page is shown again, or when another page has changed the kept points: shows the kept points, or
   * nothing if they now belong to another user.
   */
  follow(): void
}

interface Sources {
  fetchPoints: () => Promise<number>
  /** A function, because the server has no storage and the browser may forbid it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  log: (message: string, error: unknown) => void
  /** Counts up from the points known before. */
  count?: (from: number, to: number, show: (points: number) => void) => void
}

/** A learner's points as the browser shows them. */
export function createPoints({ fetchPoints, storage, log, count = showLast }: Sources): Points {
  const $points = atom<number | null>(null)
  let owner: number | null = null

  /** Makes this user the owner of the kept points, and removes those of another user. */
  function claim() {
    try {
      if (storage().getItem(POINTS_OWNER_KEY) === String(owner)) return
      // In this order the points never belong to the wrong uid, even if one of the steps fails.
      storage().removeItem(POINTS_KEY)
      storage().setItem(POINTS_OWNER_KEY, String(owner))
    } catch (error) {
      log('The points could not be kept in this browser.', error)
    }
  }

  /** Whether, in another page of this browser, the user has logged out or another user has logged in. */
  function isLeft(): boolean {
    try {
      return storage().getItem(POINTS_OWNER_KEY) !== String(owner)
    } catch {
      // Without storage nobody can know; `claim` has logged that.
      return false
    }
  }

  function recall(): number | null {
    if (isLeft()) return null
    try {
      const kept = storage().getItem(POINTS_KEY)
      return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null
    } catch (error) {
      log('The points kept in this browser cannot be read.', error)
      return null
    }
  }

  function set(points: number) {
    if (isLeft()) return $points.set(null)
    $points.set(points)
    try {
      storage().setItem(POINTS_KEY, String(points))
    } catch (error) {
      log('The points could not be kept in this browser.', error)
    }
  }

  function forget() {
    $points.set(null)
    try {
      storage().removeItem(POINTS_KEY)
      storage().removeItem(POINTS_OWNER_KEY)
    } catch (error) {
      log('The points kept in this browser cannot be removed.', error)
    }
  }

  async function refresh(): Promise<void> {
    try {
      set(await fetchPoints())
    } catch (error) {
      log('The points could not be read.', error)
      // The user is not logged in any more, so the points must go.
      if (error instanceof ApiError && error.status === 401) forget()
    }
  }

  return {
    $points,
    set,
    refresh,
    forget,
    follow: () => {
      $points.set(isLeft() ? null : (recall() ?? $points.get()))
    },
    start: async (uid, fromPage) => {
      owner = uid
      claim()
      if (fromPage !== null) {
        const before = recall()
        set(fromPage)
        if (before !== null && before < fromPage) count(before, fromPage, (number) => !isLeft() && $points.set(number))
        return
      }
      $points.set(recall())
      await refresh()
    },
  }
}

/** The points of the user who is logged in. Never written while rendering on the server. */
export const points = createPoints({
  fetchPoints: async () => (await getData('GET incentives/wallet')).points,
  storage: () => localStorage,
  log: console.warn,
  count: countUp,
})

function showLast(_from: number, to: number, show: (points: number) => void): void {
  show(to)
}
