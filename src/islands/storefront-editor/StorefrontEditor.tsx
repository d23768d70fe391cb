import { useCallback, useEffect } from 'react'
import { SettingsFrame, type SettingsFrameProps } from '../settings/SettingsFrame.tsx'
import { useUndoKeys } from '../settings/useUndoKeys.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { StorefrontCanvas } from './canvas/StorefrontCanvas.tsx'
import { EditorDialogs } from './dialogs/EditorDialogs.tsx'
import { EditorContext, type EditorFacts } from './editorContext.ts'
import { EditorHeader } from './header/EditorHeader.tsx'
import { ViewBar } from './header/ViewBar.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { Outline } from './outline/Outline.tsx'
import { Panel } from './panel/Panel.tsx'
import { useEditorStores } from './useEditorStores.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import '../sections/sections.css'
import './style.css'

/** The editor of a storefront: the outline, the page as it will be, and the panel of the section being edited. */
export const StorefrontEditor = withFallback(({ frame, facts }: { frame: SettingsFrameProps; facts: EditorFacts }) => (
  <SettingsFrame frame={frame}>
    <Editor facts={facts} />
  </SettingsFrame>
))

function Editor({ facts }: { facts: EditorFacts }) {
  const value = useEditorStores(facts)
  const { editor, preview } = value
  const isPreview = useCallback(() => preview.$previewed.get() !== null, [preview])
  useUndoKeys(editor, isPreview)
  useEffect(() => {
    // Browser tests and styles wait for it.
    document.documentElement.dataset.editor = 'ready'
    // The picker opens without waiting for its code.
    const timer = setTimeout(() => void import('./dialogs/PickerDialog.tsx'), 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <EditorContext value={value}>
      <KeptFocus />
      <div className="storefront-editor">
        <EditorHeader />
        <ViewBar />
        <div className="editor-main">
          <Outline />
          <StorefrontCanvas />
          <Panel />
        </div>
        <EditorNotices />
        <EditorDialogs />
      </div>
    </EditorContext>
  )
}

function KeptFocus() {
  useKeptFocus()
  return null
}
