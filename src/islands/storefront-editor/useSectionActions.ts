import { useMemo } from 'react'
import { afterFrame } from '#client/afterFrame.ts'
import type { PanelTab } from '#client/editor/editorScreen.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { DraftSection, SectionState } from '#shared/sections/draft.ts'
import type { SectionStart } from '#shared/sections/draftSections.ts'
import { type EditorRefusal, fullProblem } from '#shared/sections/pasteProblem.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { type EditorContextValue, useEditor } from './editorContext.ts'
import { showInCanvas } from './showInCanvas.ts'
import { useSectionName } from './useSectionName.ts'

const states: Record<PanelTab, SectionState> = {
  content: 'edit',
  settings: 'settings',
  customize: 'customize',
  audience: 'settings',
}

/** The verbs of the editor with what they say. */
export function useSectionActions() {
  const { t } = useFrame()
  const { editor, screen } = useEditor()
  const nameOf = useSectionName()
  return useMemo(() => sectionActions({ t, editor, screen, nameOf }), [t, editor, screen, nameOf])
}

interface ActionParts extends Pick<EditorContextValue, 'editor' | 'screen'> {
  t: Translate
  nameOf(section: DraftSection): string
}

function sectionActions({ t, editor, screen, nameOf }: ActionParts) {
  const refuse = ({ message, terms = {}, values = {} }: EditorRefusal) => {
    const translated = Object.fromEntries(Object.entries(terms).map(([key, source]) => [key, t(source)]))
    screen.notice({ message: t(message, { ...translated, ...values }) })
  }
  const select = (id: number | null) => {
    screen.select(id)
    // The canvas has the section in the next frame.
    if (id !== null) afterFrame(() => showInCanvas(id))
  }
  return {
    edit: (section: DraftSection, tab: PanelTab) => {
      screen.select(section.id)
      screen.openTab(tab)
      // A section that is being created stays so until it is done.
      if (section.state !== 'create') editor.edit(section.id, states[tab])
    },
    move: (section: DraftSection, to: number) => {
      editor.move(section.id, to)
      const total = editor.$sections.get().length
      // The page follows the selected section, so that its toolbar stays under the pointer.
      if (screen.$selectedId.get() === section.id) afterFrame(() => showInCanvas(section.id))
      screen.announce(
        t('{{name}}, position {{position}} of {{total}}.', { name: nameOf(section), position: to + 1, total }),
      )
    },
    copy: (section: DraftSection) => {
      editor.copy(section.id)
      screen.notice({ message: t('“{{name}}” is copied. Choose where to paste it.', { name: nameOf(section) }) })
    },
    /** Returns whether it was possible. */
    paste: (index: number): boolean => {
      const refusal = editor.pasteAt(index)
      if (refusal) {
        refuse(refusal)
        return false
      }
      select(editor.$sections.get()[index]?.id ?? null)
      return true
    },
    /** Opens the picker for a section at this place, unless there is no room. */
    pick: (index: number) => {
      const refusal = fullProblem(editor.$sections.get().length)
      if (refusal) refuse(refusal)
      else screen.openPicker(index)
    },
    add: (type: SectionType, index: number, start?: SectionStart) => {
      const refusal = editor.add(type, index, start)
      if (refusal) return refuse(refusal)
      select(editor.$editingId.get())
      screen.openTab('content')
      // It is written in the storefront's own language first.
      screen.show({ language: editor.language })
      screen.announce(t('Added: {{name}}', { name: t(definitions[type].label) }))
    },
    remove: (section: DraftSection) => {
      const undo = editor.remove(section.id)
      const message = t('“{{name}}” is removed.', { name: nameOf(section) })
      screen.notice({ message, undo })
      // The next change ends the offer.
      const stop = editor.$sections.listen(() => {
        stop()
        if (screen.$notice.get()?.message === message) screen.notice(null)
      })
    },
    undo: () => {
      if (!editor.$canUndo.get()) return
      editor.undo()
      screen.announce(t('Undone.'))
    },
    redo: () => {
      if (!editor.$canRedo.get()) return
      editor.redo()
      screen.announce(t('Redone.'))
    },
    toggleHidden: ({ id }: DraftSection) => {
      const section = editor.$byId.get().get(id)
      if (section) editor.changeVisibility(id, { hidden: !section.hidden })
    },
  }
}
