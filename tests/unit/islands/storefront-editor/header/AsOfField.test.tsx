// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { EditorContext, type EditorContextValue } from '#islands/storefront-editor/editorContext.ts'
import { AsOfField } from '#islands/storefront-editor/header/AsOfField.tsx'
import { editorFrame } from '../editorFrame.ts'

const frame = editorFrame('Pacific/Auckland')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the canvas shows today on the clock of the site, another day at noon, and today again', () => {
  const editorScreen = createEditorScreen('en')
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={{ screen: editorScreen } as unknown as EditorContextValue}>
        <AsOfField />
      </EditorContext>
    </SettingsFrame>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('As of')
  expect([field.value, editorScreen.$asOf.get()]).toEqual(['2026-11-23', null])
  fireEvent.change(field, { target: { value: '2026-12-24' } })
  expect([field.value, editorScreen.$asOf.get()]).toEqual(['2026-12-24', '2026-12-23 23:00:00'])
  fireEvent.change(field, { target: { value: '2026-11-23' } })
  expect(editorScreen.$asOf.get()).toBeNull()
  fireEvent.change(field, { target: { value: '2027-01-01' } })
  fireEvent.change(field, { target: { value: '' } })
  expect([field.value, editorScreen.$asOf.get()]).toEqual(['2026-11-23', null])
})
