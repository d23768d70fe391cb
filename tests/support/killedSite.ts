import { setTimeout as pause } from 'node:timers/promises'
import { type RunningSite, startSite } from './site.ts'

export interface KilledSite {
  /** Where it listens at the moment. */
  url(): string
  kills(): number
  /** Kills it at some moment of the next thirtieth of a second and starts it again; nothing while it is being killed. */
  kill(): void
  /** Waits for the last start. Returns the running site. */
  settle(): Promise<RunningSite>
}

const SOON_MS = 33

/** Serves the built site, to be killed (SIGKILL: nothing is finished, nothing flushed) again and again. */
export async function startKilledSite(env: Record<string, string>): Promise<KilledSite> {
  let site = await startSite(env)
  let kills = 0
  let killing: Promise<void> | undefined
  async function killAndStart(): Promise<void> {
    await pause(Math.random() * SOON_MS)
    kills += 1
    await site.stop('SIGKILL')
    site = await startSite(env)
    killing = undefined
  }
  return {
    url: () => site.url,
    kills: () => kills,
    kill() {
      killing ??= killAndStart()
    },
    async settle() {
      await killing
      return site
    },
  }
}
