import type { RulesSimulation } from '#shared/contract/simulation.ts'
import { joinSimulations } from '#shared/points/joinSimulations.ts'
import type { RulesBody } from '#shared/points/rules.ts'
import { ApiError, call } from '../api.ts'

interface Watched {
  signal: AbortSignal
  /** Called after each part. */
  onProgress(percent: number): void
}

/** The parts of the browser that a simulation uses; tests replace them. */
export interface SimulationCalls {
  part(body: RulesBody, after: number | undefined, signal: AbortSignal): Promise<RulesSimulation>
  pause(ms: number): Promise<void>
}

const BUSY_MS = 2_000
/** How often a busy server is asked again for one part. */
const MOST_TRIES = 5

const server: SimulationCalls = {
  part: async (body, after, signal) => {
    const query = after === undefined ? {} : { after }
    return (await call('POST settings/incentives/rules/simulate', { body, query, whole: false, signal })).data
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** Simulates rules, part after part, until all learners are counted or the signal aborts. */
export async function runSimulation(
  body: RulesBody,
  { signal, onProgress }: Watched,
  calls: SimulationCalls = server,
): Promise<RulesSimulation> {
  let sum = await patiently(body, undefined, signal, calls)
  while (sum.next !== null) {
    onProgress(sum.percent)
    sum = joinSimulations(sum, await patiently(body, sum.next, signal, calls))
  }
  return sum
}

async function patiently(
  body: RulesBody,
  after: number | undefined,
  signal: AbortSignal,
  { part, pause }: SimulationCalls,
): Promise<RulesSimulation> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted()
    try {
      return await part(body, after, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries === MOST_TRIES) throw error
      await pause(BUSY_MS)
    }
  }
}
