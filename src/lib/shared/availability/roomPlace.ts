import { z } from 'zod'
import { sessionPaths } from '../access/sessionPaths.ts'
import { cutSearch, placeAddress } from '../contract/place.ts'

/** The filters of the list of rooms, as its address has them. */
export const RoomPlace = z.object({ s: cutSearch(), state: z.enum(['active', 'inactive']).optional() })
export type RoomPlace = z.output<typeof RoomPlace>

/** The address of the list of rooms with changed filters. */
export function roomsAddress(place: Partial<RoomPlace> = {}, changes: Partial<RoomPlace> = {}): string {
  return placeAddress(sessionPaths.rooms, place, changes)
}
