import { keptFor } from '#shared/keptKeys.ts'

/** Unsaved work stays in the browser until its user logs out or another user logs in. */
export function forgetKept(own: number): void {
  forget((uid) => uid !== own)
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/user/logout') forget(() => true)
  })
}

function forget(isLeft: (uid: number) => boolean): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage()
      for (const key of Object.keys(kept)) {
        const uid = keptFor(key)
        if (uid !== null && isLeft(uid)) kept.removeItem(key)
      }
    } catch {
      // A browser without storage has kept nothing.
    }
  }
}
