import { lazy, Suspense } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useEditor } from '../editorContext.ts'

const PageStarters = lazy(async () => ({ default: (await import('../dialogs/PageStarters.tsx')).PageStarters }))

/** In place of a canvas without sections: whole pages to start from. */
export function EmptyStorefront() {
  const { t, icons } = useFrame()
  const { screen } = useEditor()
  return (
    <div className="canvas-start">
      <Icon href={`${icons}#storefront`} />
      <h2>{t('This storefront is empty.')}</h2>
      <p>{t('Start from a whole page, or add one section after the other.')}</p>
      <Suspense fallback={<Spinner label={t('Loading...')} />}>
        <PageStarters />
      </Suspense>
      <Button onClick={() => screen.openPicker(0)}>{t('Add a section')}</Button>
    </div>
  )
}
