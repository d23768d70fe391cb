import { useStore } from '@nanostores/react'
import { criteria } from '#shared/audience/criteria.ts'
import { whyHidden } from '#shared/audience/restrictions.ts'
import { fromInstant } from '#shared/instant.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { withinSentence } from '#shared/i18n/withinSentence.ts'
import { type AudienceChoice, audienceOfChoice } from '#shared/audience/audienceChoice.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { whyNotVisible } from '#shared/sections/visibleAt.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'
import { useValueNames } from './useValueNames.ts'

/** Why a section is not shown to an audience, or to anyone: “Hidden: country is not Denmark”. */
export function useWhyHidden(section: DraftSection, choice: AudienceChoice | null): string {
  const { t, lang, timeZone, siteLanguage } = useFrame()
  const { facts, screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  const failed = choice ? whyHidden(section.data.restrictions, audienceOfChoice(choice, siteLanguage)) : []
  const names = useValueNames(failed)
  const date = (when: string) => formatsFor({ lang, timeZone, patterns: facts.patterns }).dateTime(when)
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
  const why = whyNotVisible(section, asOf === null ? new Date() : fromInstant(asOf))
  const { visible_from: from, visible_until: until } = section
  if (why === 'hidden') return t('Hidden: kept, but not shown')
  if (why === 'from') return t('Hidden: shown from {{date}}', { date: date(from ?? '') })
  if (why === 'until') return t('Hidden: shown until {{date}}', { date: date(until ?? '') })
  return t('Hidden for this audience')
}
