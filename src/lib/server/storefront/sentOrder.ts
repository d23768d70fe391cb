import type { Section } from '#shared/sections/section.ts'
import type { PlacedSection } from './createdBefore.ts'

/**
 * Returns the sections in the order that their sender wants: that of the list. In a list that has kept its order, and
 * has nothing new, changed weights move the sections, because the weight of a section is its position.
 */
export function inSentOrder(sent: readonly PlacedSection[], started: readonly Section[] = []): PlacedSection[] {
  const ids = new Set(sent.map(({ id }) => id))
  const before = started.filter(({ id }) => ids.has(id))
  const isAsBefore = before.length === sent.length && before.every(({ id }, place) => sent[place]?.id === id)
  const hasOwnWeights = new Set(sent.map(({ weight }) => weight)).size === sent.length
  if (!isAsBefore || !hasOwnWeights) return [...sent]
  return sent.toSorted((one, other) => one.weight - other.weight)
}
