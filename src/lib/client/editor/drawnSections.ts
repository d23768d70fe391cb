import { atom, type ReadableAtom } from 'nanostores'
import type { DraftSection } from '#shared/sections/draft.ts'
import { type SectionLookup, sectionLookup } from './sectionLookup.ts'
import type { EditorStore } from './storefrontEditor.ts'
import { createTypingPace, type TypingPace } from './typingPace.ts'

/**
 * The sections as a part beside the form shows them: at once after each action; while something is typed, a moment after
 * the frame in which its field shows it.
 */
export interface DrawnSections extends SectionLookup {
  $sections: ReadableAtom<readonly DraftSection[]>
  /** Does not wait any longer with what is typed. */
  draw(): void
  /** Follows the sections. Returns a function that stops it. */
  watch(): () => void
}

type Edited = Pick<EditorStore, '$sections' | '$editingId'>

/**
 * Creates the drawn sections of an editor, or those of a part that follows other drawn sections.
 * @param pace decides when what is typed is drawn
 */
export function createDrawnSections(
  { $sections, $editingId }: Edited,
  pace: TypingPace = createTypingPace(),
): DrawnSections {
  const $drawn = atom($sections.get())

  function draw() {
    pace.callOff()
    $drawn.set($sections.get())
  }

  return {
    $sections: $drawn,
    ...sectionLookup($drawn),
    draw,
    watch: () => {
      draw()
      const stop = $sections.listen((sections) => {
        if (isTyped($drawn.get(), sections, $editingId.get())) pace.drawSoon(draw)
        else draw()
      })
      return () => {
        stop()
        pace.callOff()
      }
    },
  }
}

/** Whether only the section that is edited has changed, in what its form holds. */
function isTyped(before: readonly DraftSection[], now: readonly DraftSection[], editingId: number | null): boolean {
  if (before.length !== now.length) return false
  return now.every((section, place) => {
    const drawn = before[place]
    if (section === drawn) return true
    if (section.id !== editingId || section.id !== drawn?.id) return false
    return section.state === drawn.state && section.hidden === drawn.hidden
  })
}
