import { atom, type ReadableAtom } from 'nanostores'
import { getData } from '../api.ts'

/** Where the browser keeps the points it last knew. */
export const POINTS_KEY = 'incentives.points'

export interface Points {
  /** `null` until anything is known. */
  $points: ReadableAtom<number | null>
  /**
   * Begins with what the server wrote into the page; without that with what this browser kept, until the server
   * has been asked.
   */
  start(fromPage: number | null): Promise<void>
  /** Takes over what the server answered (to a checkout, for example). */
  set(points: number): void
  /** Asks the server again. A failure is only logged, and what was shown stays. */
  refresh(): Promise<void>
  /** Logging out: whoever uses this browser next is not told. */
  forget(): void
}

/**
 * A learner's points as the browser shows them.
 * @param from `storage` is asked for only when used, since there is none on the server and it may be forbidden
 */
export function createPoints(from: {
  fetchPoints: () => Promise<number>
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  log: (message: string, error: unknown) => void
}): Points {
  const $points = atom<number | null>(null)

  function recall(): number | null {
    try {
      const kept = from.storage().getItem(POINTS_KEY)
      return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null
    } catch (error) {
      from.log('The points kept in this browser cannot be read.', error)
      return null
    }
  }

  function set(points: number) {
    $points.set(points)
    try {
      from.storage().setItem(POINTS_KEY, String(points))
    } catch (error) {
      from.log('The points could not be kept in this browser.', error)
    }
  }

  function forget() {
    try {
      from.storage().removeItem(POINTS_KEY)
    } catch (error) {
      from.log('The points kept in this browser cannot be removed.', error)
    }
  }

  const refresh = () => from.fetchPoints().then(set, (error) => from.log('The points could not be read.', error))

  return {
    $points,
    set,
    refresh,
    forget,
    start: async (fromPage) => {
      if (fromPage !== null) return set(fromPage)
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
})

function pointsIn(wallet: unknown): number {
  if (typeof wallet === 'object' && wallet !== null && 'points' in wallet && typeof wallet.points === 'number')
    return wallet.points
  throw new TypeError('The wallet holds no points.')
}
