// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { sectionDataKey } from '#client/queries/sectionData.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import {
  EditorContext,
  type EditorContextValue,
  type EditorFacts,
  useEditor,
} from '#islands/storefront-editor/editorContext.ts'
import { useEditorStores } from '#islands/storefront-editor/useEditorStores.ts'
import { editorFrame } from './editorFrame.ts'

const frame = editorFrame()
const facts = {
  storefront: { id: 1, type: 'registered', language: 'en', revision: 1, sections: [], gone: [] },
} as unknown as EditorFacts

afterEach(cleanup)

test('a dialog that opens or closes draws no other part of the editor again', () => {
  let drawings = 0
  let parts: EditorContextValue | undefined
  const Part = memo(function Part() {
    parts = useEditor()
    drawings++
    return null
  })
  render(
    <SettingsFrame frame={frame}>
      <Editor />
    </SettingsFrame>,
  )
  const first = drawings
  act(() => parts?.screen.openPicker(0))
  expect(parts?.screen.$dialog.get()).toEqual({ kind: 'picker', index: 0 })
  act(() => parts?.screen.closeDialog())
  expect(parts?.screen.$dialog.get()).toBeNull()
  expect(drawings).toBe(first)

  function Editor() {
    return (
      <EditorContext value={useEditorStores(facts)}>
        <Part />
      </EditorContext>
    )
  }
})

test('after a new log-in, the data of sections is read again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { uid: frame.uid } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const key = [...sectionDataKey, 'registered', 'stats']
  let client: QueryClient | undefined
  let stores: EditorContextValue | undefined
  render(
    <SettingsFrame frame={frame}>
      <Editor />
    </SettingsFrame>,
  )
  client?.setQueryData(key, null)
  expect(client?.getQueryState(key)?.isInvalidated).toBe(false)
  await act(async () => stores?.save.signIn('kim', 'her password'))
  expect(client?.getQueryState(key)?.isInvalidated).toBe(true)

  function Editor() {
    client = useQueryClient()
    stores = useEditorStores(facts)
    return null
  }
})
