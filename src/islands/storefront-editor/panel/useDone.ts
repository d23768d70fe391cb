import { type RefObject, useCallback } from 'react'
import type { PanelTab } from '#client/editor/editorScreen.ts'
import { unreadableInputIn } from '#client/forms/unreadableInput.ts'
import { sectionProblems } from '#shared/sections/sectionProblems.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { tabOfPlace, useOpenPlace } from '../findings/useOpenPlace.ts'

/** A form that takes longer to load does not move the focus any more. */
const FORM_MS = 2000

interface OpenForm {
  id: number
  tab: PanelTab
  /** The head of the panel. */
  head: RefObject<HTMLElement | null>
  /** Shows the problems in the form from now on. */
  check(): void
}

/**
 * Ends the editing of a section, if it has no problem and no field with a part of a date or with an unreadable number.
 * Else the focus moves to a problem: to one of the form that is shown, or to the first one, whose tab and language are
 * opened.
 */
export function useDone({ id, tab, head, check }: OpenForm): () => void {
  const { t } = useFrame()
  const { editor, drawn, listed, screen } = useEditor()
  const openPlace = useOpenPlace()
  return useCallback(() => {
    const unreadable = unreadableInputIn(bodyBelow(head.current))
    if (unreadable) return unreadable.focus()
    const typed = editor.$byId.get().get(id)
    const wrong = typed ? Object.keys(sectionProblems(typed, t)) : []
    if (!typed || wrong[0] === undefined) return editor.edit(id, 'view')
    drawn.draw()
    listed.draw()
    check()
    const isShown = (place: string) => {
      const where = tabOfPlace(place)
      return where.tab === tab && (where.language === null || where.language === screen.$language.get())
    }
    if (!wrong.some(isShown)) openPlace(typed, wrong[0])
    requestAnimationFrame(() => focusProblem(head.current))
  }, [editor, drawn, listed, screen, openPlace, t, id, tab, head, check])
}

/** Focuses the first field with a problem, also of a form that still loads, else the head. */
function focusProblem(head: HTMLElement | null, until = performance.now() + FORM_MS): void {
  const body = bodyBelow(head)
  const field = body?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const isLoading = !field && body?.querySelector('.spinner') && performance.now() < until
  if (isLoading) requestAnimationFrame(() => focusProblem(head, until))
  else (field ?? head)?.focus()
}

function bodyBelow(head: HTMLElement | null) {
  return head?.parentElement?.querySelector('.panel-body')
}
