import { useEffect } from 'react'
import { useEditor } from './editorContext.ts'

/** Dialogs and menus have this time to return the focus to their button. */
const SETTLE_MS = 30

/**
 * Moves the focus to the outline when the focused element disappears: to the section that came back, that is selected,
 * or that took the place of a removed one.
 */
export function useKeptFocus(): void {
  const { editor, screen } = useEditor()
  useEffect(() => {
    let near: number | null = null
    let last: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = (records: readonly MutationRecord[]) => {
      if (!last || document.activeElement !== document.body) return false
      // An element that moves loses the focus too.
      return !last.isConnected || records.some((record) => [...record.addedNodes].some((node) => node.contains(last)))
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = target
      const row = target.closest<HTMLElement>('.outline-row')
      if (row) near = Number(row.dataset.id)
      // These belong to the selected section, whichever row had the focus before.
      else if (target.closest('.editor-panel, .canvas-tools')) near = screen.$selectedId.get() ?? near
    }
    const moveFocus = () => {
      if (document.activeElement !== document.body || document.querySelector('[data-dialog]')) return
      if (last?.isConnected) last.focus()
      else focusOutline(near)
    }
    const observer = new MutationObserver((records) => {
      if (!isLost(records)) return
      clearTimeout(timer)
      timer = setTimeout(moveFocus, SETTLE_MS)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    const stops = [
      screen.$selectedId.listen((id) => {
        near = id ?? near
      }),
      editor.$ids.listen((ids, before = []) => {
        near = ids.find((id) => !before.includes(id)) ?? neighbour(before, ids) ?? near
      }),
      () => clearTimeout(timer),
      () => observer.disconnect(),
      () => document.removeEventListener('focusin', onFocus),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, screen])
}

/** The section at the place of the one that was removed, else the last one. */
function neighbour(before: readonly number[], ids: readonly number[]): number | undefined {
  const removed = before.findIndex((id) => !ids.includes(id))
  return removed < 0 ? undefined : ids[Math.min(removed, ids.length - 1)]
}

/** Focuses a section in the outline; without it the first one, and in an empty storefront the button that adds one. */
function focusOutline(id: number | null): void {
  const row = document.querySelector<HTMLElement>(`.outline-row[data-id="${id}"] .outline-name`)
  ;(row ?? document.querySelector<HTMLElement>('.outline-name, .outline-add'))?.focus()
}
