import { useQuery } from '@tanstack/react-query'
import type { AvailabilityValues } from '#client/availability/availabilityValues.ts'
import { type ExceptionFields, wishOfFields } from '#client/availability/exceptionFields.ts'
import { uncoveredQuery } from '#client/queries/availability.ts'
import { useSettled } from '#client/useSettled.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { UncoveredList } from './UncoveredList.tsx'

/** The question waits for a pause in typing. */
const SETTLE_MS = 300

interface UncoveredProps {
  fields: ExceptionFields
  zone: string
  schedule: number
  schedules: AvailabilityValues['schedules']
  /** Of the override that changes. */
  id: number | undefined
}

/** The cost of an exception before it is saved: the sessions that lose their instructor. */
export function Uncovered({ fields, zone, schedule, schedules, id }: UncoveredProps) {
  const { t } = useFrame()
  const wish = useSettled(wishOfFields(fields, { zone, schedule, schedules, id }), SETTLE_MS)
  const { data: sessions, isError } = useQuery(uncoveredQuery(wish))
  return (
    <div className="uncovered" aria-live="polite">
      {isError && <p className="quiet">{t('The sessions on these days could not be read.')}</p>}
      {sessions?.length === 0 && <p className="quiet">{t('No session loses its instructor.')}</p>}
      {sessions && sessions.length > 0 && (
        <>
          <h3>{t('{{count}} sessions lose their instructor', { count: sessions.length })}</h3>
          <p className="quiet">
            {t('You can save anyway. Course administrators see these sessions, and who could take over.')}
          </p>
          <UncoveredList sessions={sessions} />
        </>
      )}
    </div>
  )
}
