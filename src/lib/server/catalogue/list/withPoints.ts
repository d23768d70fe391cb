import type { ListedTraining, TrainingCard } from '#shared/contract/trainings.ts'

/** Returns what completing each of these trainings earns the user, by training. */
export type EarnsFor = (trainings: readonly number[]) => Promise<ReadonlyMap<number, number>>

/** Returns the same cards with the points that they earn. */
export async function withPoints<Card extends TrainingCard>(
  cards: readonly Card[],
  earnsFor: EarnsFor,
): Promise<(Card & ListedTraining)[]> {
  const points = await earnsFor(cards.map(({ id }) => id))
  return cards.map((card) => {
    const earns = points.get(card.id)
    return earns === undefined ? card : { ...card, points: earns }
  })
}
