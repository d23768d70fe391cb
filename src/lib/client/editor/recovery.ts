import type { DraftSection } from '#shared/sections/draft.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import { tryStorage } from '../stores/draft.ts'
import type { EditorStore } from './storefrontEditor.ts'

/** The recovery copy is at most this old. */
const AGE_MS = 800

/** The unsaved sections of a storefront, kept in this browser. */
export interface RecoveryCopy {
  /** When it was written, in milliseconds. */
  at: number
  sections: readonly DraftSection[]
  /** The version that the changes start from. */
  base: { revision: number; sections: readonly DraftSection[] }
}

export interface Recovery {
  recall(): RecoveryCopy | null
  drop(): void
  /** Writes a copy while there are unsaved changes. Returns a function that stops it. */
  watch(editor: Pick<EditorStore, '$sections' | '$changed' | 'base'>): () => void
}

/** @param storage a function, because a browser may block it */
export function createRecovery(
  name: string,
  storage: () => Storage = () => localStorage,
  clock: () => number = Date.now,
): Recovery {
  const key = `storefront.recovery.${name}`
  const drop = () => void tryStorage(() => storage().removeItem(key))

  function watch({ $sections, $changed, base }: Parameters<Recovery['watch']>[0]) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      if (!$changed.get()) return drop()
      tryStorage(() => storage().setItem(key, written({ at: clock(), sections: $sections.get(), base: base() })))
    }
    const soon = () => {
      timer ??= setTimeout(write, AGE_MS)
    }
    const stops = [$sections.listen(soon), $changed.listen(soon)]
    const flush = () => timer !== undefined && write()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }

  return {
    recall: () => copyIn(tryStorage(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown)),
    ...{ drop, watch },
  }
}

const texts = new WeakMap<DraftSection, string>()

/** The copy as JSON; a section that has not changed is not written again. */
function written({ at, sections, base }: RecoveryCopy): string {
  const list = (of: readonly DraftSection[]) => `[${of.map(textOf).join()}]`
  return `{"at":${at},"sections":${list(sections)},"base":{"revision":${base.revision},"sections":${list(base.sections)}}}`
}

function textOf(section: DraftSection): string {
  const text = texts.get(section) ?? JSON.stringify(section)
  texts.set(section, text)
  return text
}

function copyIn(kept: unknown): RecoveryCopy | null {
  const isCopy =
    isPlainObject(kept) && Array.isArray(kept.sections) && isPlainObject(kept.base) && Array.isArray(kept.base.sections)
  // why: what it holds was written by this editor, and the server checks it when it is saved
  return isCopy ? (kept as unknown as RecoveryCopy) : null
}
