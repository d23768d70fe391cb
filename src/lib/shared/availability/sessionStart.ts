import { z } from 'zod'
import { RealInstant, WrittenId } from '../contract/common.ts'
import { oneOrMany } from '../contract/oneOrMany.ts'
import { readPlace } from '../contract/place.ts'
import { ZoneName } from '../contract/siteSettings.ts'

/** The values with which the form of a new session begins, as its address has them. */
const SessionStartQuery = z.object({
  from: RealInstant.optional(),
  until: RealInstant.optional(),
  uid: oneOrMany(WrittenId, 20),
  time_zone: ZoneName.optional(),
  training: WrittenId.optional(),
})
export type SessionStart = z.output<typeof SessionStartQuery>

/** Reads the beginning of a new session from an address. Values that cannot be read are left out. */
export function readSessionStart(parameters: URLSearchParams): SessionStart {
  return readPlace(SessionStartQuery, parameters).place
}
