// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createAudiencePreview } from '#client/editor/audiencePreview.ts'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import { createStorefrontEditor } from '#client/editor/storefrontEditor.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { type EditorContextValue, EditorContext } from '#islands/storefront-editor/editorContext.ts'
import { useOpenPlace } from '#islands/storefront-editor/findings/useOpenPlace.ts'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { newSection } from '#shared/sections/draftSections.ts'
import { editorFrame } from '../editorFrame.ts'

const frame = editorFrame()

afterEach(cleanup)

test('a finding that is opened ends the preview, because a preview shows what is saved', async () => {
  const sections = [newSection('cta', { id: 7, language: 'en' })]
  const editor = createStorefrontEditor({ type: 'registered', language: 'en', revision: 1, sections }, () => -1)
  const preview = createAudiencePreview(async () => ({ sections }) as unknown as ManagedStorefront)
  const editorScreen = createEditorScreen('en')
  await preview.choose({ country: ['NO'] }, 'Country Norway', null)
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={{ editor, preview, screen: editorScreen } as unknown as EditorContextValue}>
        <Opener />
      </EditorContext>
    </SettingsFrame>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect([editor.$editingId.get(), preview.$previewed.get()]).toEqual([7, null])
  expect([editorScreen.$tab.get(), editorScreen.$language.get()]).toEqual(['content', 'ar'])

  function Opener() {
    const open = useOpenPlace()
    return <button type="button" onClick={() => open(editor.$sections.get()[0]!, 'content[ar][title]')} />
  }
})
