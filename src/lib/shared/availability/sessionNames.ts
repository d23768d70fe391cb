import type { Room } from '../contract/rooms.ts'

/** The names that pages show for the ids of sessions. */
export interface SessionNames {
  people: ReadonlyMap<number, { full_name: string; avatar: string | null }>
  rooms: ReadonlyMap<number, Room>
  /** `lang`: the language of the title. */
  trainings: ReadonlyMap<number, { title: string; lang: string }>
}
