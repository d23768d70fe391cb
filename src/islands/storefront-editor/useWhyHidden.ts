import { useStore } from '@nanostores/react'
import { useQueries } from '@tanstack/react-query'
import { type CriterionType, criteria } from '#shared/audience/criteria.ts'
import { type Restriction, valuesOf, whyHidden } from '#shared/audience/restrictions.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { criterionQuery } from '#client/queries/criterion.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'

/** Why a section is not shown: “Hidden: country is not Denmark”. */
export function useWhyHidden(section: DraftSection, isPreview: boolean): string {
  const { t, lang, timeZone } = useFrame()
  const { facts, preview, view } = useEditor()
  const previewed = useStore(preview.$previewed)
  const asOf = useStore(view.$asOf)
  const failed = isPreview && previewed ? whyHidden(section.data.restrictions, previewed.choice) : []
  const names = useValueNames(failed)
  const date = (when: string) => formatsFor({ lang, timeZone, patterns: facts.patterns }).date(when)
  if (failed.length > 0) {
    return failed
      .map(({ type, value }) =>
        t('Hidden: {{criterion}} is not {{values}}', {
          criterion: t(criteria[type].label).toLocaleLowerCase(lang),
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

/** Returns the names of the values of a restriction. */
function useValueNames(restrictions: readonly Restriction[]) {
  const types = [...new Set(restrictions.map(({ type }) => type))]
  const lists = useQueries({ queries: types.map((type) => criterionQuery(type)) })
  return (type: CriterionType, value: Restriction['value']) => {
    const choices = lists[types.indexOf(type)]?.data ?? []
    return valuesOf({ type, value, rule: 'and' }).map(
      (held) => choices.find((choice) => String(choice.value) === String(held))?.label ?? String(held),
    )
  }
}
