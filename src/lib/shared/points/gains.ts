/** What completing a training gave a learner, and what that brings closer. */
export interface Gains {
  /** What the training earned. */
  earned: number
  /** The balance now. */
  points: number
  /** What the learner saves for; `null` for nothing, or where there is no shop. */
  goal: { title: string; lang: string; href: string; price: number; missing: number } | null
}
