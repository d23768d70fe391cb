import type { ReactNode } from 'react'
import { fieldId } from './useOpenRule.ts'

interface RuleFieldPlaceProps {
  ruleKey: string
  field: string
  children: ReactNode
}

/** The element around a field of a rule, which links on the page lead to. */
export function RuleFieldPlace({ ruleKey, field, children }: RuleFieldPlaceProps) {
  return (
    <div id={fieldId(ruleKey, field)} className="rule-field">
      {children}
    </div>
  )
}
