import { useStore } from '@nanostores/react'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { useCalendar } from './calendarContext.ts'

/** The last removal with its undo, and the announcements for screen readers. */
export function CalendarMessages() {
  const { t } = useFrame()
  const { editor, view } = useCalendar()
  const notice = useStore(view.$notice, { ssr: 'initial' })
  const announced = useStore(view.$announced, { ssr: 'initial' })
  const canUndo = useStore(editor.$canUndo, { ssr: 'initial' })
  return (
    <>
      <div className="calendar-notice-place" role="status">
        {notice && (
          <div className="calendar-notice">
            <p>{notice}</p>
            {canUndo && (
              <Button
                look="text"
                onClick={() => {
                  editor.undo()
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
