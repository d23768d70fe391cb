import { setTimeout as wait } from 'node:timers/promises'
import type { Site } from './ask.ts'
import type { People } from './people.ts'
import { administrate } from './players/administrator.ts'
import { buyOne } from './players/buyer.ts'
import { learn } from './players/learner.ts'
import type { Play } from './players/play.ts'
import { visit } from './players/visitor.ts'

/** Of a hundred people on a site like ours, this many do each of these. */
const mix: readonly [Play, number][] = [
  [visit, 60],
  [learn, 26],
  [buyOne, 10],
  [administrate, 4],
]

/**
 * Lets some players act at the same time until the site's `goesOn` ends it. Each player begins another visit after its
 * last, and thinks between two requests: about `thinkMs`, at times much longer, as people do.
 */
export async function play(
  site: Site,
  {
    people,
    trainings,
    players,
    thinkMs,
  }: { people: People; trainings: readonly number[]; players: number; thinkMs: number },
): Promise<void> {
  const ended = new Error('The load ends.')
  async function pause(): Promise<void> {
    await wait(Math.min(-Math.log(1 - Math.random()), 5) * thinkMs)
    if (!site.goesOn()) throw ended
  }
  const choose = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)] as T
  async function player(place: number): Promise<void> {
    // The first requests do not come at one moment.
    await wait(Math.random() * thinkMs)
    try {
      while (site.goesOn()) await playOf(place, players)({ site, people, trainings, pause, choose })
    } catch (error) {
      if (error !== ended) throw error
    }
  }
  await Promise.all(Array.from({ length: players }, (_, place) => player(place)))
}

/** The role of a player by place: the same mix for each number of players, each role at least once from four on. */
function playOf(place: number, players: number): Play {
  const share = ((place + 0.5) / players) * 100
  let sum = 0
  for (const [role, percent] of mix) {
    sum += percent
    if (share < sum) return role
  }
  return visit
}
