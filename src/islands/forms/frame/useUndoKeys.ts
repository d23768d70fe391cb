import { useEffect } from 'react'

/** The steps of an editor. */
interface UndoSteps {
  undo(): void
  redo(): void
}

/** Ctrl/Cmd+Z undoes, with Shift it redoes; a text field keeps its own undo. */
export function useUndoKeys(editor: UndoSteps, isOff: () => boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isOff() || isTextField(event.target) || document.querySelector('[data-dialog]')) return
      event.preventDefault()
      if (event.shiftKey) editor.redo()
      else editor.undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [editor, isOff])
}

/** Types of inputs without a text. */
const withoutText = ['checkbox', 'radio', 'range', 'button', 'color', 'file']

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}
