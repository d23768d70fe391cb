import { useWatch } from 'react-hook-form'
import { call } from '#client/api.ts'
import type { CheckValues } from '#client/forms/problemResolver.ts'
import type { SavedValues } from '#client/forms/settingsForm.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { NewSchedule, type Schedule } from '#shared/contract/schedules.ts'
import { withNotice } from '#shared/notices/flash.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { SettingsForm } from '../ui/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../ui/SettingsFrame.tsx'
import { useSettingsForm } from '../ui/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { ScheduleExample } from './ScheduleExample.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { ScheduleTrial } from './ScheduleTrial.tsx'
import { scheduleValues, type ScheduleValues, sentTerms, termsValues } from './values.ts'
import './scheduleForm.css'

interface ScheduleFormProps {
  frame: SettingsFrameProps
  /** `null`: the form makes a new schedule. */
  schedule: Schedule | null
  /** Today on the site's clock. */
  today: string
}

/** The form of an expiry schedule, with a picture of what it does. */
export const ScheduleForm = withFallback(({ frame, ...rest }: ScheduleFormProps) => (
  <SettingsFrame frame={frame}>
    <ScheduleEditor {...rest} />
  </SettingsFrame>
))

type SavedSchedule = SavedValues<ScheduleValues> & { id: number }

function ScheduleEditor({ schedule, today }: Omit<ScheduleFormProps, 'frame'>) {
  const { t } = useFrame()
  const handle = useSettingsForm<ScheduleValues, SavedSchedule>({
    storageKey: `schedule.${schedule?.id ?? 'new'}`,
    loaded: schedule
      ? scheduleValues(schedule)
      : { values: { name: '', description: '', terms: termsValues() }, revision: undefined },
    check,
    save: async ({ values, changes, revision = 0, idempotencyKey }) => {
      const { terms: changed, ...texts } = changes
      const { data } = schedule
        ? await call('PATCH incentives/schedules/{id}', {
            params: { id: schedule.id },
            body: { ...texts, ...(changed && { terms: ScheduleTerms.parse(sentTerms(changed)) }), revision },
            whole: false,
          })
        : await call('POST incentives/schedules', {
            body: NewSchedule.parse({ ...values, terms: sentTerms(values.terms) }),
            ...{ idempotencyKey, whole: false },
          })
      return { ...scheduleValues(data), id: data.id }
    },
    ...(schedule && { reload: () => readSchedule(schedule.id) }),
    saved: ({ id }) => {
      if (!schedule) location.assign(withNotice(`/settings/incentives/schedules/${id}/edit`, 'schedule-created'))
    },
  })
  const values = useWatch({ control: handle.control, name: 'terms' })
  const terms = ScheduleTerms.safeParse(sentTerms(values)).data
  return (
    <>
      <ScheduleExample terms={terms} today={today} />
      <SettingsForm
        handle={handle}
        creating={!schedule}
        {...(!schedule && { saveLabel: t('Create schedule') })}
        aside={<ScheduleTrial terms={terms} />}
      >
        <ScheduleFields control={handle.control} type={values.type} isNew={!schedule} />
      </SettingsForm>
    </>
  )
}

const check: CheckValues<ScheduleValues> = ({ terms, ...values }) => {
  const sent = { ...values, terms: sentTerms(terms) }
  const parsed = NewSchedule.safeParse(sent)
  return parsed.success ? [] : problemsOf(parsed.error, sent)
}

async function readSchedule(id: number): Promise<SavedValues<ScheduleValues>> {
  const { data } = await call('GET incentives/schedules/{id}', { params: { id }, whole: false })
  return scheduleValues(data)
}
