import { useStore } from '@nanostores/react'
import { useIsLive } from '#client/useIsLive.ts'
import { useCallback, useEffect, useState } from 'react'
import { SettingsFrame, type SettingsFrameProps } from '../forms/frame/SettingsFrame.tsx'
import { useUndoKeys } from '../forms/frame/useUndoKeys.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { StorefrontCanvas } from './canvas/StorefrontCanvas.tsx'
import { EditorDialogs } from './dialogs/EditorDialogs.tsx'
import { EditorContext, type EditorFacts, useEditor } from './editorContext.ts'
import { EditorHeader } from './header/EditorHeader.tsx'
import { ViewBar } from './header/ViewBar.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { useRefusalFocus } from './findings/useRefusalFocus.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { Outline } from './outline/Outline.tsx'
import { Panel } from './panel/Panel.tsx'
import { useEditorStores } from './useEditorStores.ts'
import { useHeldSave } from './useHeldSave.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useSectionActions } from './useSectionActions.ts'
import '../sections/sections.css'
import './style.css'

interface StorefrontEditorProps {
  frame: SettingsFrameProps
  /** `EditorFacts` as JSON, which a browser reads several times faster than the props of an island. */
  facts: string
}

/** The editor of a storefront: the outline, the page as it will be, and the panel of the section being edited. */
export const StorefrontEditor = withFallback(({ frame, facts }: StorefrontEditorProps) => (
  <SettingsFrame frame={frame}>
    <LiveEditor facts={facts} />
  </SettingsFrame>
))

/**
 * Only the browser draws the editor: it can be used as soon as it is seen, and a slow processor lays it out once and
 * not again and again while the page arrives.
 */
function LiveEditor({ facts }: { facts: string }) {
  return useIsLive() ? <Editor json={facts} /> : <EditorSkeleton />
}

function Editor({ json }: { json: string }) {
  const [facts] = useState(() => JSON.parse(json) as EditorFacts)
  const value = useEditorStores(facts)
  useEffect(() => {
    // Browser tests and styles wait for it.
    document.documentElement.dataset.editor = 'ready'
    // The picker opens without waiting for its code.
    const timer = setTimeout(() => void import('./dialogs/PickerDialog.tsx'), 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <EditorContext value={value}>
      <Keys />
      <div className="storefront-editor">
        <EditorHeader />
        <ViewBar />
        <Parts />
        <EditorNotices />
        <EditorDialogs />
      </div>
    </EditorContext>
  )
}

function Parts() {
  const isPageShown = useStore(useEditor().screen.$isPageShown)
  return (
    <div className="editor-main" data-page={isPageShown || undefined}>
      {parts}
    </div>
  )
}

// The same elements each time, so that a change of the screen draws none of them again.
const parts = (
  <>
    <Outline />
    <StorefrontCanvas />
    <Panel />
  </>
)

function Keys() {
  const { preview } = useEditor()
  useKeptFocus()
  useRefusalFocus()
  useHeldSave()
  const isPreview = useCallback(() => preview.$previewed.get() !== null, [preview])
  useUndoKeys(useSectionActions(), isPreview)
  return null
}
