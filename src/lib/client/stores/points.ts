import { atom, type ReadableAtom } from 'nanostores'
import { ApiError, getData } from '../api.ts'
import { countUp } from '../countUp.ts'

/** Where the browser keeps the points it last knew. */
export const POINTS_KEY = 'incentives.points'
/** Whose they are, by uid. */
export const POINTS_OWNER_KEY = 'incentives.points.of'

export interface Points {
  /** `null` until anything is known, and as soon as somebody else uses this browser. */
  $points: ReadableAtom<number | null>
  /**
   * Begins with what the server wrote into the page; without that with what this browser kept for the same person,
   * until the server has been asked. Where the page brings more than was kept, it counts up. What was kept for somebody else is forgotten.
   */
  start(uid: number, fromPage: number | null): Promise<void>
  /** Takes over what the server answered (to a checkout, for example). */
  set(points: number): void
  /** Asks the server again. A failure is only logged, and what was shown stays. */
  refresh(): Promise<void>
  /** Logging out: whoever uses this browser next is not told. */
  forget(): void
  /**
   * This page is shown again, or another page has changed what is kept: shows what is kept now, and nothing if that is
   * not this person's any more.
   */
  follow(): void
}

interface Sources {
  fetchPoints: () => Promise<number>
  /** Asked for only when used, since there is none on the server and it may be forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  log: (message: string, error: unknown) => void
  /** Shows the way from what was known before to more. */
  count?: (from: number, to: number, show: (points: number) => void) => void
}

/** A learner's points as the browser shows them. */
export function createPoints({ fetchPoints, storage, log, count = showLast }: Sources): Points {
  const $points = atom<number | null>(null)
  let owner: number | null = null

  /** Makes this browser's memory this person's: what it kept for somebody else is gone. */
  function claim() {
    try {
      if (storage().getItem(POINTS_OWNER_KEY) === String(owner)) return
      // In this order nobody's points ever stand beside another's uid, wherever it breaks off.
      storage().removeItem(POINTS_KEY)
      storage().setItem(POINTS_OWNER_KEY, String(owner))
    } catch (error) {
      log('The points could not be kept in this browser.', error)
    }
  }

  /** Whether the person has logged out, or somebody else has logged in, in another page of this browser. */
  function isLeft(): boolean {
    try {
      return storage().getItem(POINTS_OWNER_KEY) !== String(owner)
    } catch {
      // Where nothing can be kept, nothing can tell either; `claim` has said so.
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
      // Nobody is logged in any more: that is no failure to sit out.
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

/** The points of the page's own learner. Never written while rendering on the server. */
export const points = createPoints({
  fetchPoints: async () => pointsIn(await getData('incentives/wallet')),
  storage: () => localStorage,
  log: console.warn,
  count: countUp,
})

function showLast(_from: number, to: number, show: (points: number) => void): void {
  show(to)
}

function pointsIn(wallet: unknown): number {
  if (typeof wallet === 'object' && wallet !== null && 'points' in wallet && typeof wallet.points === 'number')
    return wallet.points
  throw new TypeError('The wallet holds no points.')
}
