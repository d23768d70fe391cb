import { createContext, useContext } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import type { RulesValues } from '#client/rules/rulesValues.ts'
import type { RulesFormBodyProps } from './RulesFormBody.tsx'
import type { SimulatedRules } from '#client/rules/simulatedRules.ts'
import type { OpenRule } from './useOpenRule.ts'

/** The state that the parts of the page share. */
export interface RulesFormState extends OpenRule {
  form: UseFormReturn<RulesValues, unknown, RulesValues>
  values: RulesValues
  saved: RulesFormBodyProps['loaded']
  choices: RulesFormBodyProps['choices']
  names: RulesFormBodyProps['names']
  /** The last simulation that has ended. */
  simulation: SimulatedRules | undefined
  /** A simulation of later changes is running or about to begin. */
  isSimulating: boolean
}

export const RulesFormContext = createContext<RulesFormState | null>(null)

/** @throws Error outside of a `RulesFormContext` */
export function useRulesForm(): RulesFormState {
  const state = useContext(RulesFormContext)
  if (!state) throw new Error('The parts of the page need its context.')
  return state
}

/** The path of a field of a rule. */
export function rulePath(key: string, field: string): Path<RulesValues> {
  return `rules.${key}.${field}` as Path<RulesValues> // why: the library cannot know a path that is put together
}
