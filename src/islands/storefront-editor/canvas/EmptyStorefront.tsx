import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'

/** In place of a canvas without sections. */
export function EmptyStorefront() {
  const { t, icons } = useFrame()
  const { overlays } = useEditor()
  return (
    <div className="canvas-start">
      <Icon href={`${icons}#storefront`} />
      <h2>{t('This storefront is empty.')}</h2>
      <p>{t('Begin with a section: a hero says what the site is about.')}</p>
      <Button look="fill" onClick={() => overlays.openPicker(0)}>
        {t('Add a section')}
      </Button>
    </div>
  )
}
