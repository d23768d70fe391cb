import { useFrame } from '../../settings/SettingsFrame.tsx'

/** The findings of all sections, each with a link to its place. */
export function FindingsPanel() {
  const { t } = useFrame()
  return (
    <div className="panel-body">
      <h2>{t('Before you save')}</h2>
      <p className="hint">{t('Choose a section to edit it.')}</p>
    </div>
  )
}
