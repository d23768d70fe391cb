/** The points that a learner got for completing a training, and the progress towards the goal. */
export interface Gains {
  /** The points of the training. */
  earned: number
  /** The current balance. */
  points: number
  /** The learner's goal; `null` if there is none or the shop is off. */
  goal: { title: string; lang: string; href: string; price: number; missing: number } | null
}
