import { createContext, useContext } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import type { RulesValues } from '#client/rules/rulesValues.ts'
import type { SimulatedRules } from '#client/rules/simulatedRules.ts'
import type { RulesFormProps } from './RulesForm.tsx'
import type { OpenRule } from './useOpenRule.ts'

/** The state that the parts of the page share. */
export interface RulesDeskState extends OpenRule {
  form: UseFormReturn<RulesValues, unknown, RulesValues>
  values: RulesValues
  saved: RulesFormProps['loaded']
  choices: RulesFormProps['choices']
  names: RulesFormProps['names']
  /** The last simulation that has ended. */
  simulation: SimulatedRules | undefined
  /** A simulation of later changes is running or about to begin. */
  isSimulating: boolean
}

export const DeskContext = createContext<RulesDeskState | null>(null)

export function useDesk(): RulesDeskState {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('The parts of the page need its context.')
  return desk
}

/** The path of a field of a rule. */
export function rulePath(key: string, field: string): Path<RulesValues> {
  return `rules.${key}.${field}` as Path<RulesValues> // why: the library cannot know a path that is put together
}
