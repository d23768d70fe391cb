import { keptFor } from '#shared/keptFor.ts'
import { POINTS_KEY, POINTS_OWNER_KEY } from '#shared/keptKeys.ts'

/** Unsaved work stays in the browser until its user logs out or another user logs in. */
export function forgetKept(own: number): void {
  forget((uid) => uid !== own)
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/user/logout') forget(() => true)
  })
}

/** For the first page after a log-out: a user can log out before the island that keeps the points has loaded. */
export function forgetPoints(): void {
  removeKeys((key) => key === POINTS_KEY || key === POINTS_OWNER_KEY)
}

function forget(isLeft: (uid: number) => boolean): void {
  removeKeys((key) => {
    const uid = keptFor(key)
    return uid !== null && isLeft(uid)
  })
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage()
      for (const key of Object.keys(kept)) if (isRemoved(key)) kept.removeItem(key)
    } catch {
      // A browser without storage has kept nothing.
    }
  }
}
