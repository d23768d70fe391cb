import { useStore } from '@nanostores/react'
import { UndoNotice } from '../forms/form/UndoNotice.tsx'
import { useEditor } from './editorContext.ts'

/** The last action of the editor with its undo, and the announcements for screen readers. */
export function EditorNotices() {
  const { screen } = useEditor()
  const notice = useStore(screen.$notice)
  const announced = useStore(screen.$announced)
  return <UndoNotice notice={notice} onClose={() => screen.notice(null)} announced={announced} />
}
