import { useStore } from '@nanostores/react'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useEditor } from '../editorContext.ts'
import { useEditedSection } from '../useSection.ts'
import { FindingsPanel } from '../findings/FindingsPanel.tsx'
import './panel.css'

const loadSectionPanel = () => import('./SectionPanel.tsx')
const SectionPanel = lazy(async () => ({ default: (await loadSectionPanel()).SectionPanel }))

/** The panel beside the canvas: the section that is edited, else what to look at before saving. */
export function Panel() {
  const { t } = useFrame()
  const { editor } = useEditor()
  // The canvas and the outline show an action first; the form follows in the next frames.
  const editingId = useDeferredValue(useStore(editor.$editingId))
  const section = useEditedSection(editingId === null ? null : editor.keys.idOf(editingId))
  useEffect(() => {
    // The editor starts without the schemas of the sections; the first section opens without waiting for them.
    void loadSectionPanel()
  }, [])
  return (
    <aside className="editor-panel" aria-label={section ? t('Edit the section') : t('Before you save')}>
      {section ? (
        <Suspense fallback={<Spinner label={t('Loading...')} />}>
          <SectionPanel key={editor.keys.keyOf(section.id)} section={section} />
        </Suspense>
      ) : (
        <FindingsPanel />
      )}
    </aside>
  )
}
