import { setTimeout as pause } from 'node:timers/promises'
import { type Bought, type Buyer, buy } from './shopSite.ts'

/** One thing that somebody wants once, however often it has to be asked for. */
export interface Intent {
  buyer: Buyer
  products: readonly number[]
  key: string
}

const PAUSE_MS = 30

/** Asks again with the same key until there is an answer that does not come from a site that starts or stops. */
export async function buyUntilAnswered(url: () => string, intent: Intent): Promise<Bought & { tries: number }> {
  for (let tries = 1; ; tries++) {
    const answer = await buy(url(), intent).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined
      throw error
    })
    if (answer && answer.status < 500) return { ...answer, tries }
    await pause(PAUSE_MS)
  }
}

/** Works through a list, several items at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
