import { useEffect, useState } from 'react'
import { ApiError } from '#client/api.ts'
import { runSimulation } from '#client/rules/runSimulation.ts'
import { useSettled } from '#client/useSettled.ts'
import type { SimulatedRules } from '#client/rules/simulatedRules.ts'
import type { RulesBody } from '#shared/points/rules.ts'

export interface SimulationState {
  /** The last result; it stays while the next one is computed. */
  simulated: SimulatedRules | undefined
  phase: 'running' | 'done' | 'invalid' | 'failed'
  percent: number
  /** The last result is not of the rules as they are now. */
  isStale: boolean
  again(): void
}

/** The pause after the last change. */
const QUIET_MS = 600

/**
 * Simulates the rules again after each change. A simulation that is no longer needed is cancelled.
 * @param keys the keys of the rules in the form, from top to bottom
 */
export function useSimulation(body: RulesBody, keys: readonly string[]): SimulationState {
  const [state, setState] = useState<Omit<SimulationState, 'again' | 'isStale'>>({
    simulated: undefined,
    phase: 'running',
    percent: 0,
  })
  const [round, setRound] = useState(0)
  const settled = useSettled({ body, keys }, QUIET_MS)
  const isSettled = JSON.stringify(settled.body) === JSON.stringify(body)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round simulates the same rules again
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const start = async () => {
      const { body: rules, keys: order } = settled
      if (rules.rules.some(({ points }) => !(points > 0))) {
        return setState((before) => ({ ...before, phase: 'invalid' }))
      }
      setState((before) => ({ ...before, phase: 'running', percent: 0 }))
      try {
        const onProgress = (percent: number) => !signal.aborted && setState((before) => ({ ...before, percent }))
        const result = await runSimulation(named(rules), { signal, onProgress })
        if (!signal.aborted) setState({ simulated: { result, keys: order }, phase: 'done', percent: 100 })
      } catch (error) {
        if (signal.aborted) return
        const isInvalid = error instanceof ApiError && error.status === 400
        if (!isInvalid) console.warn(error)
        setState((before) => ({ ...before, phase: isInvalid ? 'invalid' : 'failed' }))
      }
    }
    void start()
    return () => end.abort()
  }, [settled, round])
  return { ...state, isStale: !isSettled || state.phase !== 'done', again: () => setRound(round + 1) }
}

/** A new rule may have no name yet. */
function named(body: RulesBody): RulesBody {
  return { ...body, rules: body.rules.map((rule) => ({ ...rule, name: rule.name.trim() || '–' })) }
}
