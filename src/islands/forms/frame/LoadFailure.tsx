import { Button } from '../../ui/Button.tsx'
import { useFrame } from './SettingsFrame.tsx'

/** A part of the page could not be loaded; it can be tried again. */
export function LoadFailure({ words, again }: { words: string; again(): void }) {
  const { t } = useFrame()
  return (
    <div className="message danger" role="alert">
      <p>{words}</p>
      <p className="actions">
        <Button onClick={again}>{t('Try again')}</Button>
      </p>
    </div>
  )
}
