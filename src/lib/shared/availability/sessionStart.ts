import { z } from 'zod'
import { RealInstant, WrittenId } from '../contract/common.ts'
import { oneOrMany } from '../contract/oneOrMany.ts'
import { readQuery } from '../contract/query.ts'
import { ZoneName } from '../contract/siteSettings.ts'

/** The values with which the form of a new session begins, as its address has them. */
const SessionStartQuery = z.object({
  from: RealInstant.optional().catch(undefined),
  until: RealInstant.optional().catch(undefined),
  uid: oneOrMany(WrittenId, 20).catch(undefined),
  time_zone: ZoneName.optional().catch(undefined),
  training: WrittenId.optional().catch(undefined),
})
export type SessionStart = z.output<typeof SessionStartQuery>

/** Reads the beginning of a new session from an address. Values that cannot be read are left out. */
export function readSessionStart(parameters: URLSearchParams): SessionStart {
  return SessionStartQuery.parse(readQuery(parameters))
}
