import { FormDialogs } from '../forms/form/FormDialogs.tsx'
import { useCalendar } from './calendarContext.ts'
import { useConflictWords } from './useConflictWords.ts'

/** The dialogs of the save: the session has ended, the hours were changed elsewhere, or the user leaves. */
export function CalendarFormDialogs() {
  const { form } = useCalendar()
  const words = useConflictWords()
  return <FormDialogs store={form} {...words} newest="revisions" />
}
