import { z } from 'zod'
import { Instant } from './common.ts'

/** Members of a 409 for an old revision: the current one, the user who saved it and the moment, if known. */
export const staleRevisionMembers = { revision: z.int(), by: z.string(), at: Instant }
