import { placeholders } from '#shared/i18n/textFaults.ts'
import type { ShippedText } from './shippedTexts.ts'

/** The share of common words from which a source counts as the changed form of another one. */
const ALIKE = 0.5

/**
 * Returns the source that is most like a former one: it has the same placeholders and at least half of the words in
 * common. `undefined` if there is none.
 */
export function closestSource(former: string, texts: readonly ShippedText[]): string | undefined {
  const [words, names] = [wordsOf(former), placeholders(former).toSorted().join()]
  let best: { source: string; share: number } | undefined
  for (const { source } of texts) {
    const share = shareOf(words, wordsOf(source))
    if (share < ALIKE || share <= (best?.share ?? 0)) continue
    if (placeholders(source).toSorted().join() === names) best = { source, share }
  }
  return best?.source
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

/** Dice: twice the common words by all words of both. */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return (2 * common) / Math.max(1, a.size + b.size)
}
