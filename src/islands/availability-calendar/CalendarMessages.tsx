import { useStore } from '@nanostores/react'
import { UndoNotice } from '../forms/form/UndoNotice.tsx'
import { useCalendar } from './calendarContext.ts'

/** The last removal with its undo, and the announcements for screen readers. */
export function CalendarMessages() {
  const { editor, view } = useCalendar()
  const message = useStore(view.$notice, { ssr: 'initial' })
  const announced = useStore(view.$announced, { ssr: 'initial' })
  const canUndo = useStore(editor.$canUndo, { ssr: 'initial' })
  return (
    <UndoNotice
      className="calendar-notice-place"
      notice={message ? { message, undo: canUndo ? () => editor.undo() : undefined } : null}
      onClose={() => view.notice(null)}
      announced={announced}
    />
  )
}
