// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { createSectionKeys } from '#client/editor/sectionKeys.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { EditorContext, type EditorContextValue } from '#islands/storefront-editor/editorContext.ts'
import { PanelFoot } from '#islands/storefront-editor/panel/PanelFoot.tsx'
import { createSectionUploads } from '#islands/storefront-editor/panel/sectionUploads.ts'
import { editorFrame } from '../editorFrame.ts'

const $isKept = atom(true)

afterEach(() => {
  cleanup()
  $isKept.set(true)
})

function open() {
  const uploads = createSectionUploads()
  const [onDone, cancel] = [vi.fn(), vi.fn()]
  const editor = { cancel, keys: createSectionKeys() }
  const recovery = { $isKept }
  render(
    <SettingsFrame frame={editorFrame()}>
      <EditorContext value={{ uploads, editor, recovery } as unknown as EditorContextValue}>
        <PanelFoot id={7} onDone={onDone} />
      </EditorContext>
    </SettingsFrame>,
  )
  return { uploads, onDone, cancel }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('Done waits for the pictures of its section, says so, and works when they are stored', () => {
  const { uploads, onDone } = open()
  const upload = new AbortController()
  act(() => {
    uploads.begin(8, new AbortController())
    uploads.begin(7, upload)
  })
  press('Done')
  expect(screen.getByRole('alert').textContent).toBe('The picture is still being uploaded.')
  expect(onDone).not.toHaveBeenCalled()
  act(() => uploads.end(upload))
  expect(screen.queryByRole('alert')).toBeNull()
  press('Done')
  expect(onDone).toHaveBeenCalledOnce()
})

test('Cancel ends the uploads of its section only', () => {
  const { uploads, cancel } = open()
  const [own, other] = [new AbortController(), new AbortController()]
  act(() => {
    uploads.begin(7, own)
    uploads.begin(8, other)
  })
  press('Cancel')
  expect([own.signal.aborted, other.signal.aborted, cancel.mock.calls.length]).toEqual([true, false, 1])
  expect([...uploads.$running.get().values()]).toEqual([8])
})

test('the foot says whether the browser keeps what is typed', () => {
  open()
  screen.getByText('Kept in this browser')
  act(() => $isKept.set(false))
  screen.getByText('Not kept in this browser')
})
