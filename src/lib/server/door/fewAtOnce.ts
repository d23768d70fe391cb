import { inTime } from './http/inTime.ts'

/** Does a piece of work when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets so many pieces of work be at hand at once; what comes later waits in the order it came. In one thread nothing is
 * ready sooner for having been begun sooner, but what each has gathered so far takes memory.
 * @param turnMs what takes longer goes on, but keeps nobody waiting any more
 */
export function fewAtOnce(most: number, turnMs: number): InTurn {
  const waiting: (() => void)[] = []
  let atHand = 0

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else atHand--
  }

  return async (work) => {
    if (atHand < most) atHand++
    else await new Promise<void>((begin) => waiting.push(begin))
    const result = work()
    inTime(result, turnMs).then(leave, leave)
    return result
  }
}
