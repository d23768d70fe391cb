import { atom, computed, type ReadableAtom } from 'nanostores'
import type { GoneCriterion } from '#shared/contract/managedStorefront.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import {
  type FindingFacts,
  type FindingSeverity,
  type SectionFinding,
  storefrontFindings,
} from '#shared/sections/findings/findings.ts'
import { isElsewhere } from '#shared/sections/links.ts'
import { sectionLinks } from '#shared/sections/sectionLinks.ts'

/** The pause after the last change, in milliseconds. */
const QUIET_MS = 600
/** The number of links that are checked with one call. */
const SLICE = 200
/** A longer link is not checked. */
const MAX_LENGTH = 2000

type Worst = Exclude<FindingSeverity, 'hint'>

export interface EditorFindings {
  $findings: ReadableAtom<readonly SectionFinding[]>
  /** The worst finding of each section that has one; hints do not count. */
  $worst: ReadableAtom<ReadonlyMap<number, Worst>>
  /** Looks through the sections after each change. Returns a function that stops it. */
  watch($sections: ReadableAtom<readonly DraftSection[]>): () => void
  /** Takes over which values no longer exist, as the server says it with each revision. */
  learn(gone: readonly GoneCriterion[]): void
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
  let looked: readonly DraftSection[] = []
  let { gone } = facts

  const draw = () => $findings.set(storefrontFindings(looked, { ...facts, gone, brokenLinks }))

  async function look(sections: readonly DraftSection[]): Promise<void> {
    looked = sections
    draw()
    const fresh = [...new Set(sections.flatMap(sectionLinks).map(({ url }) => url))].filter(
      (url) => url.startsWith('/') && url.length <= MAX_LENGTH && !isElsewhere(url) && !checked.has(url),
    )
    for (let first = 0; first < fresh.length; first += SLICE) await check(fresh.slice(first, first + SLICE))
  }

  async function check(links: string[]): Promise<void> {
    try {
      for (const url of await askBroken(links)) brokenLinks.add(url)
      for (const url of links) checked.add(url)
      draw()
    } catch (error) {
      console.warn('The links could not be checked.', error)
    }
  }

  return {
    $findings,
    $worst: computed($findings, worstOf),
    learn: (now) => {
      gone = now
      draw()
    },
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

function worstOf(findings: readonly SectionFinding[]): ReadonlyMap<number, Worst> {
  const worst = new Map<number, Worst>()
  for (const { section, severity } of findings) {
    if (severity === 'problem' || (severity === 'warning' && !worst.has(section))) worst.set(section, severity)
  }
  return worst
}
