import { z } from 'zod'
import { Id, Page } from './common.ts'

const fields = {
  name: z.string().trim().min(1).max(120),
  /** Where the room is, in words. */
  place: z.string().trim().max(200),
  /** `null`: no limit. */
  seats: z.int().min(1).max(100_000).nullable(),
  /** Whether the room can be chosen for sessions. */
  active: z.boolean(),
}

/** A room in which sessions take place. */
export const Room = z.strictObject({ id: Id, revision: z.int().positive(), ...fields })
export type Room = z.infer<typeof Room>

export const NewRoom = z.strictObject({
  name: fields.name,
  place: fields.place.default(''),
  seats: fields.seats.default(null),
  active: fields.active.default(true),
})
export type NewRoom = z.infer<typeof NewRoom>

export const RoomChange = z.strictObject({ revision: z.int().positive(), ...z.strictObject(fields).partial().shape })
export type RoomChange = z.infer<typeof RoomChange>

export const RoomQuery = Page
export type RoomQuery = z.infer<typeof RoomQuery>
