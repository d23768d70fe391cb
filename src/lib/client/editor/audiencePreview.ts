import { atom, computed, type ReadableAtom } from 'nanostores'
import type { AudienceChoice } from '#shared/audience/audienceChoice.ts'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'

/** The storefront as an audience would see it. */
export interface PreviewedAudience {
  choice: AudienceChoice
  /** The choice in words, for people. */
  words: string
  storefront: ManagedStorefront
}

export interface AudiencePreview {
  $previewed: ReadableAtom<PreviewedAudience | null>
  /** The sections that the previewed audience does not see; none without a preview. */
  $hiddenIds: ReadableAtom<ReadonlySet<number>>
  /** Reads the storefront for an audience and shows it. Returns false if the user has given it up in the meantime. */
  choose(choice: AudienceChoice, words: string, asOf: string | null): Promise<boolean>
  /** Reads the previewed audience again, as of another moment. */
  moveTo(asOf: string | null): Promise<void>
  /** Gives up a choice that is not answered yet. */
  giveUp(): void
  reset(): void
}

type Read = (choice: AudienceChoice, asOf: string | null) => Promise<ManagedStorefront>

/**
 * Creates the preview of the storefront for an audience.
 * @param read asks the server for the storefront as an audience sees it
 * @param adopt takes over the saved sections that the answer is about
 */
export function createAudiencePreview(
  read: Read,
  adopt: (storefront: ManagedStorefront) => void = () => {},
): AudiencePreview {
  const $previewed = atom<PreviewedAudience | null>(null)
  let asked = 0

  async function choose(choice: AudienceChoice, words: string, asOf: string | null) {
    const mine = ++asked
    const storefront = await read(choice, asOf)
    // A later choice, or Reset, wins over an answer that was slow.
    if (mine !== asked) return false
    adopt(storefront)
    $previewed.set({ choice, words, storefront })
    return true
  }

  return {
    $previewed,
    $hiddenIds: computed($previewed, hiddenIn),
    choose,
    moveTo: async (asOf) => {
      const previewed = $previewed.get()
      if (previewed) await choose(previewed.choice, previewed.words, asOf)
    },
    giveUp: () => void asked++,
    reset: () => {
      asked++
      $previewed.set(null)
    },
  }
}

function hiddenIn(previewed: PreviewedAudience | null): ReadonlySet<number> {
  return new Set(previewed?.storefront.sections.filter(({ hide }) => hide).map(({ id }) => id))
}
