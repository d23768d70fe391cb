import type { SelectChoice } from '#client/queries/choices.ts'
import type { Room } from '#shared/contract/rooms.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { describeSessionValue } from './describeSessionValue.ts'
import { NotifyDialog } from './NotifyDialog.tsx'
import { SessionFields } from './SessionFields.tsx'
import { SessionPlan } from './SessionPlan.tsx'
import { useSessionForm } from './useSessionForm.ts'
import type { SessionValues } from './values.ts'
import './style.css'

export interface SessionFormProps {
  frame: SettingsFrameProps
  /** `null`: the form makes a new session. */
  session: TrainingSession | null
  /** The values with which a new session begins. */
  start: SessionValues
  /** The names of the training and of the instructors that are chosen already. */
  known: { trainings: readonly SelectChoice[]; people: readonly SelectChoice[] }
  /** The rooms that can be chosen, and that of the session. */
  rooms: readonly Room[]
  /** IANA names. */
  timeZones: readonly string[]
  /** The number of people who are notified of a new time, place or instructor. */
  people: number
}

/** The form of a session, with a picture of its time and of the instructors' time. */
export const SessionForm = withFallback(({ frame, ...rest }: SessionFormProps) => (
  <SettingsFrame frame={frame}>
    <SessionEditor {...rest} />
  </SettingsFrame>
))

function SessionEditor(props: Omit<SessionFormProps, 'frame'>) {
  const { session, known, rooms, timeZones, people } = props
  const frame = useFrame()
  const { t } = frame
  const { handle, question } = useSessionForm(props)
  return (
    <>
      <SettingsForm
        handle={handle}
        creating={!session}
        {...(!session && { saveLabel: t('Create session') })}
        describe={(name, value) => describeSessionValue(name, value, { rooms, known, frame, form: handle.form })}
        aside={<SessionPlan control={handle.control} session={session} known={known} rooms={rooms} />}
      >
        <SessionFields
          form={handle.form}
          known={known}
          rooms={rooms}
          timeZones={timeZones}
          asksReason={session?.status === 'scheduled'}
        />
      </SettingsForm>
      <NotifyDialog people={people} {...question} />
    </>
  )
}
