import { useWatch } from 'react-hook-form'
import { checkBy } from '#client/forms/problemResolver.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import { readSchedule, sendNewSchedule, sendScheduleChange } from '#client/queries/schedules.ts'
import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { NewSchedule, type Schedule } from '#shared/contract/schedules.ts'
import { withNotice } from '#shared/notices/flash.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
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

const checkNew = checkBy<object>(NewSchedule)

type SavedSchedule = SavedValues<ScheduleValues> & { id: number }

function ScheduleEditor({ schedule, today }: Omit<ScheduleFormProps, 'frame'>) {
  const { t } = useFrame()
  const handle = useSettingsForm<ScheduleValues, SavedSchedule>({
    storageKey: `schedule.${schedule?.id ?? 'new'}`,
    loaded: schedule
      ? scheduleValues(schedule)
      : { values: { name: '', description: '', terms: termsValues() }, revision: undefined },
    check: (values) => checkNew({ ...values, terms: sentTerms(values.terms) }),
    save: async ({ values, changes, revision = 0, idempotencyKey }) => {
      const { terms: changed, ...texts } = changes
      const saved = schedule
        ? await sendScheduleChange(schedule.id, {
            ...texts,
            revision,
            ...(changed && { terms: ScheduleTerms.parse(sentTerms(changed)) }),
          })
        : await sendNewSchedule(NewSchedule.parse({ ...values, terms: sentTerms(values.terms) }), idempotencyKey)
      return { ...scheduleValues(saved), id: saved.id }
    },
    ...(schedule && { reload: async () => scheduleValues(await readSchedule(schedule.id)) }),
    saved: ({ id }) => {
      if (!schedule) location.assign(withNotice(`${settingsPaths.schedules}/${id}/edit`, 'schedule-created'))
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
