import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { useEditedSection } from '../useSection.ts'
import { FindingsPanel } from '../findings/FindingsPanel.tsx'
import { FormPageProvider } from '../../sections/fields/FormPageProvider.tsx'
import { useFormPageOf } from './useFormPageOf.ts'
import { SectionPanel } from './SectionPanel.tsx'
import './panel.css'

/** The panel beside the canvas: the section that is edited, else what to look at before saving. */
export function Panel() {
  const { t } = useFrame()
  const { editor } = useEditor()
  // The canvas and the outline show an action first; the form follows in the next frames.
  const editingId = useDeferredValue(useStore(editor.$editingId))
  const section = useEditedSection(editingId)
  const page = useFormPageOf()
  return (
    <aside className="editor-panel" aria-label={section ? t('Edit the section') : t('Before you save')}>
      {section ? (
        <FormPageProvider page={page}>
          <SectionPanel key={section.id} section={section} />
        </FormPageProvider>
      ) : (
        <FindingsPanel />
      )}
    </aside>
  )
}
