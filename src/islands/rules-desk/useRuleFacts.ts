import type { DraftRule } from '#client/rules/rulesValues.ts'
import { siteDay } from '#shared/i18n/siteDay.ts'
import { ruleFacts, rulePhrases } from '#shared/points/ruleWords.ts'
import { useFrame } from '../ui/SettingsFrame.tsx'

/** The words of a rule in the user's language. */
export function useRuleFacts() {
  const { t, lang, timeZone } = useFrame()
  const day = (instant: string) => siteDay(instant, { lang, timeZone })
  return {
    factsOf: (rule: DraftRule) => ruleFacts(rule, day).map(({ message, values }) => t(message, values)),
    phrasesOf: (rule: DraftRule) =>
      rulePhrases(rule, day).map(({ field, message, values }) => ({ field, words: t(message, values) })),
  }
}
