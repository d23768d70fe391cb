import { Fragment } from 'react'
import type { DraftRule } from '#client/rules/rulesValues.ts'
import { useFrame } from '../ui/SettingsFrame.tsx'
import { useDesk } from './desk.ts'
import { useRuleFacts } from './useRuleFacts.ts'

/** The rule as a sentence; each underlined part leads to its field. */
export function RuleSentence({ ruleKey, rule }: { ruleKey: string; rule: DraftRule }) {
  const { t } = useFrame()
  const { openAt } = useDesk()
  const { phrasesOf } = useRuleFacts()
  const phrases = phrasesOf(rule)
  return (
    <p className="rule-sentence">
      {phrases.map(({ field, words }, index) => (
        <Fragment key={field}>
          {index > 0 && t(', ')}
          <button type="button" onClick={() => openAt(ruleKey, field)}>
            {words}
          </button>
        </Fragment>
      ))}
      .
    </p>
  )
}
