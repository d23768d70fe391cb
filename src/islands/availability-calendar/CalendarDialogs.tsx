import { useStore } from '@nanostores/react'
import { useCalendar } from './calendarContext.ts'
import { CalendarFormDialogs } from './CalendarFormDialogs.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { ExceptionDialog } from './exceptions/ExceptionDialog.tsx'
import { UncoveredDialog } from './exceptions/UncoveredDialog.tsx'
import { JoinCalendarDialog } from './panel/JoinCalendarDialog.tsx'
import { LeaveCalendarDialog } from './panel/LeaveCalendarDialog.tsx'
import { RenewFeedDialog } from './panel/RenewFeedDialog.tsx'
import { ScheduleDialog } from './schedules/ScheduleDialog.tsx'
import { SignInDialog } from './SignInDialog.tsx'

/** The dialog that is open. */
export function CalendarDialogs() {
  const { view } = useCalendar()
  const dialog = useStore(view.$dialog, { ssr: 'initial' })
  const close = () => view.open(null)
  return (
    <>
      <CalendarFormDialogs />
      {dialog?.kind === 'schedule' && <ScheduleDialog key={dialog.id} id={dialog.id} onClose={close} />}
      {dialog?.kind === 'exception' && <ExceptionDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'uncovered' && <UncoveredDialog sessions={dialog.sessions} onClose={close} />}
      {dialog?.kind === 'decline' && <DeclineDialog session={dialog.session} onClose={close} />}
      {dialog?.kind === 'join' && <JoinCalendarDialog onClose={close} />}
      {dialog?.kind === 'leave-calendar' && <LeaveCalendarDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'renew' && <RenewFeedDialog onClose={close} />}
      {dialog?.kind === 'sign-in' && <SignInDialog again={dialog.again} onClose={close} />}
    </>
  )
}
