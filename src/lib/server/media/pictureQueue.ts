import { noteQueue } from '../memory/loads.ts'
import { msg } from '#shared/i18n/message.ts'
import { Refusal } from '#shared/refusal.ts'

/** A picture takes up to 200 MB (`boundPixels.ts`) and some seconds of one core, so a process does one at a time. */
const WAITING = 8

/** Runs one piece of work at a time. */
export type PictureQueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates a queue in which only a few pieces of work wait; another one is refused (503).
 * @param name in the metrics
 */
export function createPictureQueue(name: string): PictureQueue {
  let waiting = 0
  noteQueue(name, () => ({ running: Math.min(1, waiting), waiting: Math.max(0, waiting - 1) }))
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (waiting > WAITING) throw tooBusy()
    waiting++
    const result = last.then(work)
    last = result.catch(() => {}).finally(() => waiting--)
    return result
  }
}

function tooBusy(): Refusal {
  const message = msg('Other pictures are being prepared. Please try again in a moment.')
  return new Refusal(503, [{ message, path: 'file', code: 'busy' }], { headers: { 'Retry-After': '5' } })
}
