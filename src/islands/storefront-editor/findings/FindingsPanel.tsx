import { useFrame } from '../../settings/SettingsFrame.tsx'

/** What to look at before saving, each with the way to its place. */
export function FindingsPanel() {
  const { t } = useFrame()
  return (
    <div className="panel-body">
      <h2>{t('Before you save')}</h2>
      <p className="hint">{t('Choose a section to edit it.')}</p>
    </div>
  )
}
