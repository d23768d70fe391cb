// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { EditorContext, type EditorContextValue } from '#islands/storefront-editor/editorContext.ts'
import { useWhyHidden } from '#islands/storefront-editor/useWhyHidden.ts'
import { defaultPatterns } from '#shared/i18n/format.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { newSection } from '#shared/sections/draftSections.ts'
import { editorFrame } from './editorFrame.ts'

const frame = editorFrame()
const facts = { patterns: defaultPatterns }

afterEach(cleanup)

test.each([
  ['is kept back', { hidden: true }, 'Hidden: kept, but not shown'],
  ['begins later', { visible_from: '2026-12-01 00:00:00' }, /^Hidden: shown from .*2026/],
  ['is over', { visible_until: '2026-11-01 00:00:00' }, /^Hidden: shown until .*2026/],
  ['is not over yet', { visible_until: '2027-01-01 00:00:00' }, 'Hidden for this audience'],
  ['has no time', {}, 'Hidden for this audience'],
])('a section that a preview hides says why; this one %s', (_, change, words) => {
  const section = { ...newSection('cta', { id: 7, language: 'en' }), ...change }
  const editorScreen = createEditorScreen('en')
  editorScreen.show({ asOf: '2026-11-22 10:00:00' })
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={{ facts, screen: editorScreen } as unknown as EditorContextValue}>
        <Reason section={section} />
      </EditorContext>
    </SettingsFrame>,
  )
  expect(screen.getByText(words)).toBeDefined()
})

function Reason({ section }: { section: DraftSection }) {
  return <p>{useWhyHidden(section, {})}</p>
}
