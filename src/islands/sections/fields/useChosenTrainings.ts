import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SelectChoice } from '#client/queries/choices.ts'
import { chosenTrainingsQuery } from '#client/queries/storefronts.ts'
import type { ChosenTraining } from '#shared/contract/managedStorefront.ts'
import { msg } from '#shared/i18n/message.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'

/** Why some readers, or all, do not see a chosen training. */
const marks: Record<Exclude<ChosenTraining['shown_to'], 'everyone'>, string> = {
  organizations: msg('{{title}} (only for its organisations)'),
  nobody: msg('{{title}} (not published)'),
}

/**
 * The names of chosen trainings, marked if readers do not see them; one that was just chosen follows a moment later.
 */
export function useChosenTrainings(ids: readonly number[]): SelectChoice[] {
  const { t } = useFrame()
  const asked = useQuery({ ...chosenTrainingsQuery(ids), placeholderData: keepPreviousData })
  const nameOf = ({ title, shown_to }: ChosenTraining) =>
    shown_to === 'everyone' ? title : t(marks[shown_to], { title })
  const labelOf = (id: number): string | null => {
    const found = asked.data?.find((one) => one.id === id)
    if (found) return nameOf(found)
    if (asked.isError) return t('Training {{number}}', { number: String(id) })
    if (!asked.data) return t('Loading...')
    return asked.isPlaceholderData ? null : t('No longer exists: {{value}}', { value: String(id) })
  }
  return ids.flatMap((value) => {
    const label = labelOf(value)
    return label === null ? [] : { value, label }
  })
}
