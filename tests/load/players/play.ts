import type { Site } from '../ask.ts'
import type { People } from '../people.ts'

/** The things that a player acts on. */
export interface Table {
  site: Site
  people: People
  /** The ids of trainings that visitors may open. */
  trainings: readonly number[]
  /** Waits as somebody who reads does. */
  pause(): Promise<void>
  /** One of these by chance. */
  choose<T>(from: readonly T[]): T
}

/** One visit of a player from its first page to its last. */
export type Play = (table: Table) => Promise<void>
