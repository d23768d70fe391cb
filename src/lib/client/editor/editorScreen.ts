import { atom, type ReadableAtom } from 'nanostores'
import type { RecoveryCopy } from './recovery.ts'
import type { NewIds } from './sectionKeys.ts'

/** The widths of the canvas in pixels; `full` is as wide as its place. */
export const canvasWidths = [360, 768, 1280, 'full'] as const
export type CanvasWidth = (typeof canvasWidths)[number]

/** The tabs of the panel. */
export const panelTabs = ['content', 'settings', 'customize', 'audience'] as const
export type PanelTab = (typeof panelTabs)[number]

/** A short message about an action; `undo` takes the action back. */
export interface EditorNotice {
  message: string
  undo?: (() => void) | undefined
}

/** The dialog that is open. */
export type OpenDialog =
  | { kind: 'picker'; index: number }
  | { kind: 'move'; id: number }
  | { kind: 'audience' }
  | { kind: 'versions' }
  | { kind: 'recovery'; copy: RecoveryCopy }

interface CanvasChoice {
  width: CanvasWidth
  language: string
  dir: 'ltr' | 'rtl'
  scheme: 'light' | 'dark'
  asOf: string | null
}

/** The state of the screen: the selection, the canvas, the messages, the dialog. Nothing of it is saved. */
export interface EditorScreen {
  $selectedId: ReadableAtom<number | null>
  $tab: ReadableAtom<PanelTab>
  $width: ReadableAtom<CanvasWidth>
  $language: ReadableAtom<string>
  /** The direction of the canvas; null: that of its language. */
  $dir: ReadableAtom<'ltr' | 'rtl' | null>
  $scheme: ReadableAtom<'light' | 'dark'>
  /** The moment that the canvas shows (UTC); null: now. */
  $asOf: ReadableAtom<string | null>
  /** On a phone: the canvas in place of the outline. */
  $isPageShown: ReadableAtom<boolean>
  $notice: ReadableAtom<EditorNotice | null>
  /** For screen readers only. */
  $announced: ReadableAtom<string>
  $dialog: ReadableAtom<OpenDialog | null>
  select(id: number | null): void
  /** New sections have other ids from now on. */
  rename(ids: NewIds): void
  openTab(tab: PanelTab): void
  /** Another language comes in its own direction. */
  show(change: Partial<CanvasChoice>): void
  showPage(isShown: boolean): void
  notice(notice: EditorNotice | null): void
  announce(message: string): void
  /** Opens the picker of sections; the new one goes in at this place. */
  openPicker(index: number): void
  openMove(id: number): void
  openAudience(): void
  openVersions(): void
  offerRecovery(copy: RecoveryCopy): void
  closeDialog(): void
}

/** How long a notice stays, in milliseconds. */
const NOTICE_MS = 10_000

/** Creates the state of the screen. @param language the language that the canvas starts with */
export function createEditorScreen(language: string): EditorScreen {
  const $selectedId = atom<number | null>(null)
  const $tab = atom<PanelTab>('content')
  const $width = atom<CanvasWidth>(1280)
  const $language = atom(language)
  const $dir = atom<'ltr' | 'rtl' | null>(null)
  const $scheme = atom<'light' | 'dark'>('light')
  const $asOf = atom<string | null>(null)
  const $isPageShown = atom(false)
  const $notice = atom<EditorNotice | null>(null)
  const $announced = atom('')
  const $dialog = atom<OpenDialog | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    $selectedId,
    $tab,
    $width,
    $language,
    $dir,
    $scheme,
    $asOf,
    $isPageShown,
    $notice,
    $announced,
    $dialog,
    select: (id) => $selectedId.set(id),
    rename: (ids) => {
      const selected = ids.get($selectedId.get() ?? 0)
      if (selected !== undefined) $selectedId.set(selected)
      const dialog = $dialog.get()
      const moved = dialog?.kind === 'move' ? ids.get(dialog.id) : undefined
      if (moved !== undefined) $dialog.set({ kind: 'move', id: moved })
    },
    openTab: (tab) => $tab.set(tab),
    show: (change) => {
      if (change.width !== undefined) $width.set(change.width)
      if (change.language !== undefined) {
        $language.set(change.language)
        $dir.set(null)
      }
      if (change.dir !== undefined) $dir.set(change.dir)
      if (change.scheme !== undefined) $scheme.set(change.scheme)
      if (change.asOf !== undefined) $asOf.set(change.asOf)
    },
    showPage: (isShown) => $isPageShown.set(isShown),
    notice: (notice) => {
      clearTimeout(timer)
      $notice.set(notice)
      if (notice) timer = setTimeout(() => $notice.set(null), NOTICE_MS)
    },
    // A screen reader reads only what differs: the same words again get a space at the end.
    announce: (message) => $announced.set(message === $announced.get() ? `${message}\u00a0` : message),
    openPicker: (index) => $dialog.set({ kind: 'picker', index }),
    openMove: (id) => $dialog.set({ kind: 'move', id }),
    openAudience: () => $dialog.set({ kind: 'audience' }),
    openVersions: () => $dialog.set({ kind: 'versions' }),
    offerRecovery: (copy) => $dialog.set({ kind: 'recovery', copy }),
    closeDialog: () => $dialog.set(null),
  }
}
