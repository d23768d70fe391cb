import { type SubmitEvent, useId, useState } from 'react'
import { withOverride, withTimeOff } from '#client/availability/availabilityChanges.ts'
import { nextNewId } from '#client/availability/availabilityValues.ts'
import {
  type ExceptionFields,
  fieldsOfOverride,
  fieldsOfTimeOff,
  newExceptionFields,
  overrideOfFields,
  timeOffOfFields,
} from '#client/availability/exceptionFields.ts'
import { Segments } from '../../forms/fields/Segments.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCalendar } from '../calendarContext.ts'
import { useSchedules, useShown } from '../useShown.ts'
import { OtherHoursFields } from './OtherHoursFields.tsx'
import { SpanFields } from './SpanFields.tsx'
import { TimeOffFields } from './TimeOffFields.tsx'
import { Uncovered } from './Uncovered.tsx'

interface ExceptionDialogProps {
  /** `null`: a new one. */
  exception: { kind: 'time_off' | 'overrides'; id: number } | null
  /** The first day of a new one. */
  day: string
  onClose(): void
}

/** Time off, other hours or closed days. Sessions that become uncovered are listed first; nothing is refused. */
export function ExceptionDialog({ exception, day, onClose }: ExceptionDialogProps) {
  const { t, icons } = useFrame()
  const { editor } = useCalendar()
  const { schedule } = useSchedules()
  const { zone } = useShown()
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const values = editor.$values.get()
  const edited = exception ? values[exception.kind].find((one) => one.id === exception.id) : undefined
  const [fields, setFields] = useState<ExceptionFields>(() => {
    if (!edited) return newExceptionFields(day)
    return 'reason' in edited ? fieldsOfTimeOff(edited, zone) : fieldsOfOverride(edited)
  })
  const change = (part: Partial<ExceptionFields>) => {
    setWrong(false)
    setFields({ ...fields, ...part })
  }
  const scheduleId = edited && 'schedule' in edited ? edited.schedule : (schedule?.id ?? 0)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const own = edited?.id ?? nextNewId(values)
    if (fields.kind === 'time_off') {
      const timeOff = timeOffOfFields(fields, zone)
      if (!timeOff) return setWrong(true)
      editor.change((all) => withTimeOff(all, { id: own, ...timeOff }))
    } else {
      const override = overrideOfFields(fields, scheduleId)
      if (!override) return setWrong(true)
      editor.change((all) => withOverride(all, { id: own, ...override }))
    }
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      title={edited ? t('Change the exception') : t('Time off or other hours')}
      description={t('Time off comes before all hours. Other hours replace the weekly ones on these days.')}
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="fill" type="submit" form={id}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <form id={id} className="calendar-form" noValidate onSubmit={submit}>
        {!edited && schedule && (
          <fieldset className="field">
            <legend>{t('Kind')}</legend>
            <Segments
              chosen={fields.kind}
              onChoose={(kind) => change({ kind })}
              choices={[
                { value: 'time_off', label: t('Time off') },
                { value: 'hours', label: t('Other hours') },
                { value: 'closed', label: t('Closed') },
              ]}
            />
          </fieldset>
        )}
        <SpanFields fields={fields} isWrong={isWrong} onChange={change} />
        {fields.kind === 'time_off' && <TimeOffFields fields={fields} onChange={change} />}
        {fields.kind === 'hours' && <OtherHoursFields fields={fields} onChange={change} />}
        <Uncovered fields={fields} zone={zone} schedule={scheduleId} schedules={values.schedules} id={edited?.id} />
      </form>
    </Dialog>
  )
}
