import { POINTS_KEY, POINTS_OWNER_KEY } from '#shared/browserKeys.ts'

/** For the first page after a log-out: a user can log out before the island that keeps the points has loaded. */
export function forgetPoints(): void {
  try {
    for (const key of [POINTS_KEY, POINTS_OWNER_KEY]) localStorage.removeItem(key)
  } catch {
    // A browser without storage has kept nothing.
  }
}
