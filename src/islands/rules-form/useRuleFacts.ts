import type { DraftRule } from '#client/rules/rulesValues.ts'
import { ruleFormats } from '#shared/points/ruleFormats.ts'
import { showValues } from '#shared/i18n/values.ts'
import { ruleFacts, rulePhrases } from '#shared/points/ruleWords.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useNameOf } from './useNameOf.ts'

/** The words of a rule in the user's language. */
export function useRuleFacts() {
  const { t, lang, timeZone } = useFrame()
  const formats = ruleFormats({ t, lang, timeZone, nameOf: useNameOf() })
  return {
    factsOf: (rule: DraftRule) => ruleFacts(rule, formats).map(({ message, values }) => t(message, values)),
    phrasesOf: (rule: DraftRule) =>
      rulePhrases(rule, formats).map(({ field, message, values = {} }) => ({
        field,
        words: t(message, values),
        settings: Object.values(showValues(values, lang)),
      })),
  }
}
