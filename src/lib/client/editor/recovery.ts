import { atom, type ReadableAtom } from 'nanostores'
import type { DraftSection } from '#shared/sections/draft.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import { KEPT_SECTIONS_MS, RECOVERY_PREFIX } from '#shared/browserKeys.ts'
import { readKeptSection } from '#shared/sections/readKeptSection.ts'
import { tryStorage } from '../stores/draft.ts'
import { whenIdle } from '../whenIdle.ts'
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
  /** Whether the browser took the newest copy: its storage can be full or blocked. */
  $isKept: ReadableAtom<boolean>
  /** The name of the copy that this tab writes. */
  key: string
  /**
   * Returns the newest copy that any tab has written, but those of open tabs, which are still at work, and those of
   * another release of the site.
   */
  recall(openTabs?: ReadonlySet<string>): RecoveryCopy | null
  /** The recalled copy goes on in this tab. */
  restored(): void
  /** Removes the recalled copy. */
  discard(): void
  /** Removes what this tab has written or restored. */
  drop(): void
  /** Writes a copy while there are unsaved changes. Returns a function that stops it. */
  watch(editor: Pick<EditorStore, '$sections' | '$changed' | 'base'>): () => void
}

/**
 * Keeps the unsaved sections. Each tab has a copy of its own, so that no tab removes what another one has typed.
 * @param storage a function, because a browser may block it
 */
export function createRecovery(
  name: string,
  storage: () => Storage = () => localStorage,
  clock: () => number = Date.now,
  tab: string = newTab(),
): Recovery {
  const key = `${RECOVERY_PREFIX}${name}.${tab}`
  const $isKept = atom(true)
  let stopWaiting: (() => void) | undefined
  let recalled: string | null = null
  let restored: string | null = null

  const remove = (held: string | null) => held !== null && tryStorage(() => storage().removeItem(held))
  const copyAt = (held: string) => copyIn(tryStorage(() => JSON.parse(storage().getItem(held) ?? 'null') as unknown))

  function forget() {
    stopWaiting?.()
    stopWaiting = undefined
  }

  function drop() {
    forget()
    remove(key)
    remove(restored)
    restored = null
  }

  function recall(openTabs: ReadonlySet<string> = new Set()): RecoveryCopy | null {
    let newest: RecoveryCopy | null = null
    for (const held of tryStorage(() => keysIn(storage())) ?? []) {
      if (openTabs.has(held)) continue
      const copy = copyAt(held)
      if (copy && copy.at < clock() - KEPT_SECTIONS_MS) remove(held)
      else if (copy && held.startsWith(`${RECOVERY_PREFIX}${name}.`) && copy.at > (newest?.at ?? 0)) {
        const known = knownCopy(copy)
        if (!known) continue
        newest = known
        recalled = held
      }
    }
    return newest
  }

  function watch({ $sections, $changed, base }: Parameters<Recovery['watch']>[0]) {
    const write = () => {
      if (!$changed.get()) return drop()
      forget()
      const isWritten = tryStorage(() => {
        storage().setItem(key, written({ at: clock(), sections: $sections.get(), base: base() }))
        // This copy has replaced it.
        remove(restored)
        restored = null
        return true
      })
      $isKept.set(isWritten === true)
    }
    const soon = () => {
      if (stopWaiting) return
      const timer = setTimeout(() => {
        // A long text takes a moment: the next letter does not wait for it.
        stopWaiting = whenIdle(write)
      }, AGE_MS)
      stopWaiting = () => clearTimeout(timer)
    }
    const stops = [$sections.listen(soon), $changed.listen(soon)]
    const flush = () => stopWaiting !== undefined && write()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      for (const stop of stops) stop()
      forget()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }

  return {
    key,
    $isKept,
    recall,
    drop,
    watch,
    restored: () => {
      restored = recalled === key ? null : recalled
    },
    discard: () => void remove(recalled),
  }
}

function newTab(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0])
}

/** The keys of all copies, of every user and storefront. */
function keysIn(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(RECOVERY_PREFIX))
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
    isPlainObject(kept) &&
    typeof kept.at === 'number' &&
    Array.isArray(kept.sections) &&
    isPlainObject(kept.base) &&
    Array.isArray(kept.base.sections)
  // why: the sections are checked before the copy is offered, and their values when they are saved
  return isCopy ? (kept as unknown as RecoveryCopy) : null
}

/** The copy with its sections as this release of the site knows them; null if it does not know one of them. */
function knownCopy({ at, sections, base }: RecoveryCopy): RecoveryCopy | null {
  const mine = knownSections(sections)
  const started = knownSections(base.sections)
  return mine && started && { at, sections: mine, base: { ...base, sections: started } }
}

function knownSections(kept: readonly unknown[]): readonly DraftSection[] | null {
  const sections = kept.map(readKeptSection)
  return sections.every((section) => section !== null) ? sections : null
}
