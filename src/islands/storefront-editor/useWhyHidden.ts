import { useStore } from '@nanostores/react'
import { criteria } from '#shared/audience/criteria.ts'
import { whyHidden } from '#shared/audience/restrictions.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { withinSentence } from '#shared/i18n/withinSentence.ts'
import { type AudienceChoice, audienceOfChoice } from '#client/editor/audiencePreview.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'
import { useValueNames } from './useValueNames.ts'

/** Why a section is not shown to an audience, or to anyone: “Hidden: country is not Denmark”. */
export function useWhyHidden(section: DraftSection, choice: AudienceChoice | null): string {
  const { t, lang, timeZone, siteLanguage } = useFrame()
  const { facts, screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  const failed = choice ? whyHidden(section.data.restrictions, audienceOfChoice(choice, siteLanguage)) : []
  const names = useValueNames(failed)
  const date = (when: string) => formatsFor({ lang, timeZone, patterns: facts.patterns }).date(when)
  if (failed.length > 0) {
    return failed
      .map(({ type, value }) =>
        t('Hidden: {{criterion}} is not {{values}}', {
          criterion: withinSentence(t(criteria[type].label), lang),
          values: new Intl.ListFormat(lang, { type: 'disjunction' }).format(names(type, value)),
        }),
      )
      .join(' · ')
  }
  const { hidden, visible_from, visible_until } = section
  const now = asOf ?? new Date().toISOString().slice(0, 19).replace('T', ' ')
  if (hidden) return t('Hidden: kept, but not shown')
  if (visible_from !== null && now < visible_from) return t('Hidden: shown from {{date}}', { date: date(visible_from) })
  if (visible_until !== null) return t('Hidden: shown until {{date}}', { date: date(visible_until) })
  return t('Hidden for this audience')
}
