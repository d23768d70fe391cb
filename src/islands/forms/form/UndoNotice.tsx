import { Button } from '../../ui/Button.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import './undoNotice.css'

interface UndoNoticeProps {
  /** The last action; `undo` takes it back. */
  notice: { message: string; undo?: (() => void) | undefined } | null
  onClose(): void
  /** The last announcement for screen readers. */
  announced: string
  className?: string
}

/** The last action of an editor with its undo, and the announcements for screen readers. */
export function UndoNotice({ notice, onClose, announced, className = '' }: UndoNoticeProps) {
  const { t } = useFrame()
  return (
    <>
      <div className={`undo-notice-place ${className}`} role="status" aria-live="polite">
        {notice && (
          <div className="undo-notice">
            <p>{notice.message}</p>
            {notice.undo && (
              <Button
                look="text"
                onClick={() => {
                  notice.undo?.()
                  onClose()
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
