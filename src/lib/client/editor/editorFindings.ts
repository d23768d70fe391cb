import { atom, type ReadableAtom } from 'nanostores'
import type { DraftSection } from '#shared/sections/draft.ts'
import { type FindingFacts, type SectionFinding, storefrontFindings } from '#shared/sections/findings/findings.ts'
import { isElsewhere } from '#shared/sections/links.ts'
import { sectionLinks } from '#shared/sections/sectionLinks.ts'

/** The pause after the last change, in milliseconds. */
const QUIET_MS = 600

export interface EditorFindings {
  $findings: ReadableAtom<readonly SectionFinding[]>
  /** Looks through the sections after each change. Returns a function that stops it. */
  watch($sections: ReadableAtom<readonly DraftSection[]>): () => void
}

/**
 * The findings of the sections, as they are edited.
 * @param askBroken returns which of these links of the site lead nowhere; a failure finds none
 */
export function createEditorFindings(
  facts: Omit<FindingFacts, 'brokenLinks'>,
  askBroken: (links: string[]) => Promise<readonly string[]>,
): EditorFindings {
  const $findings = atom<readonly SectionFinding[]>([])
  const checked = new Set<string>()
  const brokenLinks = new Set<string>()

  async function look(sections: readonly DraftSection[]): Promise<void> {
    const drawn = () => $findings.set(storefrontFindings(sections, { ...facts, brokenLinks }))
    drawn()
    const fresh = [...new Set(sections.flatMap(sectionLinks).map(({ url }) => url))].filter(
      (url) => url.startsWith('/') && !isElsewhere(url) && !checked.has(url),
    )
    if (fresh.length === 0) return
    for (const url of fresh) checked.add(url)
    try {
      for (const url of await askBroken(fresh)) brokenLinks.add(url)
      drawn()
    } catch (error) {
      console.warn('The links could not be checked.', error)
    }
  }

  return {
    $findings,
    watch: ($sections) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const soon = () => {
        clearTimeout(timer)
        timer = setTimeout(() => void look($sections.get()), QUIET_MS)
      }
      soon()
      const stop = $sections.listen(soon)
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}
