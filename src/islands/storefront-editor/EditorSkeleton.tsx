import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** The place of the editor while it loads. */
export function EditorSkeleton() {
  const { t } = useFrame()
  return (
    <div className="storefront-editor editor-skeleton" aria-busy="true">
      <span className="unseen">{t('Loading...')}</span>
      <i />
      <div className="editor-main">
        <div className="outline">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className="canvas-place">
          <i />
        </div>
        <div className="editor-panel" />
      </div>
    </div>
  )
}
