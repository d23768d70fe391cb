// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import type { SaveDialog } from '#client/editor/storefrontSave.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { EditorDialogs } from '#islands/storefront-editor/dialogs/EditorDialogs.tsx'
import { EditorContext, type EditorContextValue } from '#islands/storefront-editor/editorContext.ts'
import { editorFrame } from '../editorFrame.ts'

const frame = editorFrame('Europe/Oslo')

afterEach(cleanup)

test('a dialog that changes keeps what is typed in it, and one that is closed is gone at once', async () => {
  const $dialog = atom<SaveDialog | null>(null)
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={{ screen: { $dialog: atom(null) }, save: { $dialog } } as unknown as EditorContextValue}>
        <EditorDialogs />
      </EditorContext>
    </SettingsFrame>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => $dialog.set({ kind: 'sign-in', problem: '', busy: false }))
  const name = await screen.findByLabelText<HTMLInputElement>(/Username or email/)
  fireEvent.change(name, { target: { value: 'kim' } })
  act(() => $dialog.set({ kind: 'sign-in', problem: '', busy: true }))
  act(() => $dialog.set({ kind: 'sign-in', problem: 'The password is wrong.', busy: false }))
  expect(screen.getByRole('alert').textContent).toBe('The password is wrong.')
  expect(name.isConnected).toBe(true)
  expect(name.value).toBe('kim')
  act(() => $dialog.set(null))
  expect(screen.queryByRole('dialog')).toBeNull()
})
