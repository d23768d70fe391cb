import { useEffect } from 'react'
import type { AvailabilityEditor } from '#client/availability/availabilityEditor.ts'

/** Ctrl/Cmd+Z undoes, with Shift it redoes; a text field and a dialog keep their own undo. */
export function useCalendarKeys({ undo, redo }: Pick<AvailabilityEditor, 'undo' | 'redo'>, isOff: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isOff || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo, redo, isOff])
}
