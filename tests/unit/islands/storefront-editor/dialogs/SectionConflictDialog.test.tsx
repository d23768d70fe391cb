// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import type { SettlingDialog } from '#client/editor/settleConflict.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { SectionConflictDialog } from '#islands/storefront-editor/dialogs/SectionConflictDialog.tsx'
import { EditorContext, type EditorContextValue } from '#islands/storefront-editor/editorContext.ts'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { draftOf } from '#shared/sections/draftSections.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { storedSection } from '../../../client/editor/storyEditor.ts'
import { editorFrame } from '../editorFrame.ts'

const frame = editorFrame()

afterEach(cleanup)

/** Opens the question about sections that two users changed. */
function open(...types: SectionType[]) {
  const conflicts = types.map((type, place) => {
    const base = draftOf(storedSection(place + 1, type))
    const side = (title: string) =>
      ({ ...base, data: { ...base.data, content: { en: { ...base.data.content.en, title } } } }) as DraftSection
    return { id: base.id, base, mine: side(`My ${type}`), theirs: side(`Their ${type}`) }
  })
  const dialog: SettlingDialog = { kind: 'conflict', by: null, at: '', conflicts, merged: [] }
  const settle = vi.fn(async (_sideOf: (id: number) => 'mine' | 'theirs') => {})
  const value = {
    facts: {
      user: { uid: 1, full_name: 'Kim', avatar: null },
      patterns: {},
      palette: {},
      viewMessages: frame.messages,
    },
    editor: { $buffer: atom(null), type: 'registered', language: 'en' },
    save: { settle, closeDialog: () => {}, copyMine: () => {} },
    screen: createEditorScreen('en'),
  } as unknown as EditorContextValue
  render(
    <SettingsFrame frame={frame}>
      <EditorContext value={value}>
        <SectionConflictDialog dialog={dialog} />
      </EditorContext>
    </SettingsFrame>,
  )
  const chosen = () => conflicts.map(({ id }) => settle.mock.lastCall?.[0](id))
  return { settle, chosen }
}

const press = (name: string, detail = 1) => fireEvent.click(screen.getByRole('button', { name }), { detail })
const headHasFocus = (head: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(head))

test('each conflict takes the focus to its head, which says which section it is', async () => {
  const { settle, chosen } = open('cta', 'faq')
  await headHasFocus('1 of 2: Their cta')
  press('Keep mine')
  await headHasFocus('2 of 2: Their faq')
  expect(settle).not.toHaveBeenCalled()
  press('Take theirs')
  expect(chosen()).toEqual(['mine', 'theirs'])
})

test('the only conflict is named, too', async () => {
  open('cta')
  await headHasFocus('Their cta')
})

test('a double click decides one conflict, not the next one unseen', async () => {
  const { settle } = open('cta', 'faq')
  press('Keep mine', 1)
  press('Keep mine', 2)
  await headHasFocus('2 of 2: Their faq')
  expect(settle).not.toHaveBeenCalled()
})

test('the keyboard decides a conflict, too', () => {
  const { chosen } = open('cta')
  press('Keep mine', 0)
  expect(chosen()).toEqual(['mine'])
})
