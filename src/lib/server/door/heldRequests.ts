import { setTimeout as delay } from 'node:timers/promises'
import { noBody } from './http/body.ts'
import type { Freshness } from './page-cache/freshness.ts'
import { isSignedIn } from './page-cache/visitorKey.ts'
import type { Ask, Render, Rendered } from './renderer.ts'
import type { QueueLoad } from '../memory/loads.ts'

/** A failover takes 20 s at most; most people wait half of this for a page, and the rest come again. */
export const HOLD_MS = 10_000
/** Each holds a connection and a few KB. */
const MOST_HELD = 200
const LOOK_EVERY_MS = 100

/** Requests that only read and wait for the database. */
export interface Held {
  /**
   * Waits until the database answers. Returns `false` if it does not answer in time, too many wait already, or the
   * client has left.
   * @param isPersonal a standby does not answer what depends on the user
   * @param startedMs when the request began, by `performance.now()`
   */
  until(isPersonal: boolean, gone: AbortSignal | undefined, startedMs?: number): Promise<boolean>
  load(): QueueLoad
}

/** @param holdMs counted from the begin of the request */
export function createHeld({ sync }: Pick<Freshness, 'sync'>, holdMs = HOLD_MS): Held {
  let waiting = 0

  async function answers(isPersonal: boolean): Promise<boolean> {
    const source = await sync()
    return source === 'primary' || (source === 'standby' && !isPersonal)
  }

  async function look(isPersonal: boolean, gone: AbortSignal | undefined, endMs: number): Promise<boolean> {
    while (performance.now() < endMs && !gone?.aborted) {
      await delay(LOOK_EVERY_MS)
      if (await answers(isPersonal)) return true
    }
    return false
  }

  return {
    async until(isPersonal, gone, startedMs = performance.now()) {
      if (waiting >= MOST_HELD) return false
      waiting++
      try {
        return await look(isPersonal, gone, startedMs + holdMs)
      } finally {
        waiting--
      }
    },
    load: () => ({ running: 0, waiting }),
  }
}

/** Renders once more what failed because the database went away, when it answers again. Only requests that read. */
export function renderPatiently(
  render: Render,
  { freshness, held }: { freshness: Pick<Freshness, 'sync' | 'changes'>; held: Held },
): Render {
  async function patiently(ask: Ask): Promise<Rendered> {
    const before = freshness.changes()
    const rendered = await render(ask)
    if (ask.method !== 'GET' || rendered.status < 500) return rendered
    await freshness.sync()
    if (freshness.changes() === before) return rendered
    const { headers, gone } = ask
    const isPersonal = isSignedIn(headers.get('cookie') ?? undefined) || headers.has('authorization')
    if (await held.until(isPersonal, gone?.())) return render(ask)
    // The door refuses with a date for another attempt.
    return { ...rendered, status: 503, headers: new Headers(), body: noBody }
  }
  return Object.assign(patiently, render.load && { load: render.load })
}
