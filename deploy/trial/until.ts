import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something is so. @throws Error that names it, after `ms` milliseconds */
export async function until(wanted: string, ms: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + ms
  while (Date.now() < end) {
    try {
      if (await isSo()) return
    } catch {
      // It cannot be asked yet.
    }
    await wait(300)
  }
  throw new Error(`After ${Math.round(ms / 1000)} s there is not ${wanted}.`)
}
