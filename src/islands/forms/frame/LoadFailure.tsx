import { Button } from '../../ui/Button.tsx'
import { useFrame } from './SettingsFrame.tsx'

/**
 * A part of the page could not be loaded; it can be tried again. The focus then moves to the nearest element around
 * that can have it, because the button goes.
 */
export function LoadFailure({ words, again }: { words: string; again(): void }) {
  const { t } = useFrame()
  return (
    <div className="message danger" role="alert">
      <p>{words}</p>
      <p className="actions">
        <Button
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
            again()
          }}
        >
          {t('Try again')}
        </Button>
      </p>
    </div>
  )
}
