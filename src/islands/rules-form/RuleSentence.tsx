import type { DraftRule } from '#client/rules/rulesValues.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'
import { useRuleFacts } from './useRuleFacts.ts'

/** The rule as a sentence; each phrase leads to its field, and its settings are underlined. */
export function RuleSentence({ ruleKey, rule }: { ruleKey: string; rule: DraftRule }) {
  const { lang } = useFrame()
  const { openAt } = useRulesForm()
  const { phrasesOf } = useRuleFacts()
  const phrases = phrasesOf(rule)
  const list = new Intl.ListFormat(localeOf(lang), { type: 'unit', style: 'short' })
  const parts = list.formatToParts(phrases.map((_, index) => String(index)))
  return (
    <p className="rule-sentence">
      {parts.map(({ type, value }, place) => {
        const phrase = type === 'element' ? phrases[Number(value)] : undefined
        if (!phrase) return beforeLastWord(value)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phrase has no identity but its place
          <span key={place}>
            {parts[place - 1]?.value.slice(beforeLastWord(parts[place - 1]?.value ?? '').length)}
            <button type="button" onClick={() => openAt(ruleKey, phrase.field)}>
              <Underlined {...phrase} />
            </button>
          </span>
        )
      })}
    </p>
  )
}

/** The part of a separator that may end a line: in Arabic, its last word belongs to the phrase that follows. */
function beforeLastWord(separator: string): string {
  return separator.slice(0, separator.lastIndexOf(' ') + 1)
}

/** The words with their settings underlined; all of them if the settings are not in them as they are. */
function Underlined({ words, settings }: { words: string; settings: readonly string[] }) {
  const [setting] = settings
  const [before, ...after] = setting === undefined ? [words] : words.split(setting)
  if (after.length === 0 || setting === undefined) return <u>{words}</u>
  return (
    <>
      {before}
      <u>{setting}</u>
      {after.join(setting)}
    </>
  )
}
