import { unsavedFor } from '#shared/browserKeys.ts'

/** Unsaved work stays in the browser until its user logs out or another user logs in. */
export function forgetUnsaved(own: number): void {
  forget((uid) => uid !== own)
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/user/logout') forget(() => true)
  })
}

function forget(isLeft: (uid: number) => boolean): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const held = storage()
      for (const key of Object.keys(held)) {
        const uid = unsavedFor(key)
        if (uid !== null && isLeft(uid)) held.removeItem(key)
      }
    } catch {
      // A browser without storage has kept nothing.
    }
  }
}
