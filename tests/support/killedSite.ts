import { setTimeout as pause } from 'node:timers/promises'
import { type RunningSite, startSite } from './site.ts'

export interface KilledSite {
  /** Where it listens at the moment. */
  url(): string
  kills(): number
  /** Ends the killing and answers the site that is up at last. */
  settle(): Promise<RunningSite>
}

/**
 * Serves the built site and kills it (SIGKILL: nothing is finished, nothing flushed) again and again, each time after
 * some moments, and starts it anew.
 * @param moments gives the milliseconds until the next kill
 */
export async function startKilledSite(env: Record<string, string>, moments: () => number): Promise<KilledSite> {
  let site = await startSite(env)
  let kills = 0
  let goesOn = true
  async function killAgainAndAgain(): Promise<void> {
    while (goesOn) {
      await pause(moments())
      if (!goesOn) return
      kills += 1
      await site.stop('SIGKILL')
      site = await startSite(env)
    }
  }
  const killing = killAgainAndAgain()
  return {
    url: () => site.url,
    kills: () => kills,
    async settle() {
      goesOn = false
      await killing
      return site
    },
  }
}
