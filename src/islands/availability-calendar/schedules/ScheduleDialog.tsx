import { type SubmitEvent, useId, useState } from 'react'
import { withNewSchedule, withoutSchedule, withSchedule } from '#client/availability/availabilityChanges.ts'
import { type EditedSchedule, nextNewId } from '#client/availability/availabilityValues.ts'
import { rhythmOf, withRhythm } from '#shared/availability/paintWeekly.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SwitchControl } from '../../forms/fields/SwitchControl.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCalendar } from '../calendarContext.ts'
import { useShown } from '../useShown.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { ScheduleBasics, type ScheduleProblems } from './ScheduleBasics.tsx'

interface ScheduleDialogProps {
  /** `null`: a new schedule. */
  id: number | null
  onClose(): void
}

/** The settings of a schedule. They are saved with its hours. */
export function ScheduleDialog({ id, onClose }: ScheduleDialogProps) {
  const { t, icons } = useFrame()
  const { editor, view } = useCalendar()
  const { place, own } = useShown()
  const formId = useId()
  const values = editor.$values.get()
  const saved = id === null ? null : values.schedules[id]
  const isFirst = Object.values(values.schedules).every((schedule) => schedule === null)
  const [schedule, setSchedule] = useState<EditedSchedule>(
    () =>
      saved ?? {
        name: '',
        time_zone: own,
        is_default: isFirst,
        valid_from: null,
        valid_until: null,
        weekly: [],
      },
  )
  const [rhythm, setRhythm] = useState(() => rhythmOf(schedule.weekly))
  const [problems, setProblems] = useState<ScheduleProblems>({})
  const change = (part: Partial<EditedSchedule>) => setSchedule({ ...schedule, ...part })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = schedule.name.trim()
    const isReversed = schedule.valid_from && schedule.valid_until && schedule.valid_until < schedule.valid_from
    if (name === '' || isReversed) {
      return setProblems({
        ...(name === '' && { name: t('This field is required.') }),
        ...(isReversed && { until: t('The end must be after the start.') }),
      })
    }
    const hasNewRhythm = !isSameValue(rhythm, rhythmOf(schedule.weekly))
    const weekly = hasNewRhythm ? withRhythm(schedule.weekly, rhythm) : schedule.weekly
    const next = { ...schedule, name, weekly }
    const newId = nextNewId(values)
    editor.change((all) => (id === null ? withNewSchedule(all, next) : withSchedule(all, id, next)))
    if (id === null) view.choose(newId)
    if (hasNewRhythm) view.set({ rhythms: { ...view.$paint.get().rhythms, [id ?? newId]: rhythm } })
    onClose()
  }
  const remove = () => {
    if (id === null) return
    editor.change((all) => withoutSchedule(all, id))
    view.notice(t('{{name}} is removed when you save.', { name: schedule.name }))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      title={id === null ? t('New schedule (hours)') : schedule.name}
      description={t('The weekly hours of a schedule belong to one time zone.')}
      closeLabel={t('Close')}
      footer={
        <>
          {id !== null && (
            <Button danger className="dialog-start" onClick={remove}>
              {t('Delete schedule')}
            </Button>
          )}
          <Button look="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="fill" type="submit" form={formId}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <form id={formId} className="calendar-form" noValidate onSubmit={submit}>
        <ScheduleBasics schedule={schedule} problems={problems} onChange={change} />
        <p className="hint">
          {t('While a schedule with dates is valid, the others do not apply. Without dates, schedules add up.')}
        </p>
        <RhythmFields rhythm={rhythm} day={place.date} onChange={setRhythm} />
        {!(saved?.is_default ?? isFirst) && (
          <SwitchControl
            id={`${formId}-default`}
            label={t('Default schedule')}
            value={schedule.is_default}
            onChange={(is_default) => change({ is_default })}
          />
        )}
      </form>
    </Dialog>
  )
}
