import type { DraftRule } from '#client/rules/rulesValues.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import { useFrame } from '../ui/SettingsFrame.tsx'
import { useDesk } from './desk.ts'
import { useRuleFacts } from './useRuleFacts.ts'

/** The rule as a sentence; each underlined part leads to its field. */
export function RuleSentence({ ruleKey, rule }: { ruleKey: string; rule: DraftRule }) {
  const { lang } = useFrame()
  const { openAt } = useDesk()
  const { phrasesOf } = useRuleFacts()
  const phrases = phrasesOf(rule)
  const parts = new Intl.ListFormat(localeOf(lang), { type: 'unit' }).formatToParts(phrases.map(({ words }) => words))
  let at = 0
  return (
    <p className="rule-sentence">
      {parts.map(({ type, value }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        if (type === 'literal') return <span key={index}>{value}</span>
        const field = phrases[at++]?.field ?? 'trigger'
        return (
          <button key={field} type="button" onClick={() => openAt(ruleKey, field)}>
            {value}
          </button>
        )
      })}
      .
    </p>
  )
}
