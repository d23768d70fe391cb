import { useStore } from '@nanostores/react'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { useEditor } from './editorContext.ts'

/** The last action of the editor with its undo, and the announcements for screen readers. */
export function EditorNotices() {
  const { t } = useFrame()
  const { view } = useEditor()
  const notice = useStore(view.$notice)
  const announced = useStore(view.$announced)
  return (
    <>
      <div className="editor-notice-place" role="status">
        {notice && (
          <div className="editor-notice">
            <p>{notice.message}</p>
            {notice.undo && (
              <Button
                look="text"
                onClick={() => {
                  notice.undo?.()
                  view.notice(null)
                }}
              >
                {t('Undo')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="unseen" aria-live="polite">
        {announced}
      </p>
    </>
  )
}
