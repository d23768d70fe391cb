import { useStore } from '@nanostores/react'
import { UndoNotice } from '../settings/UndoNotice.tsx'
import { useEditor } from './editorContext.ts'

/** The last action of the editor with its undo, and the announcements for screen readers. */
export function EditorNotices() {
  const { view } = useEditor()
  const notice = useStore(view.$notice)
  const announced = useStore(view.$announced)
  return <UndoNotice notice={notice} onClose={() => view.notice(null)} announced={announced} />
}
