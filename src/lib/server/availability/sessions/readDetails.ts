import { z } from 'zod'
import { SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import { SessionConflict } from '#shared/contract/trainingSessions.ts'

/** The details of an event in the history, as they are stored. */
const Details = z.object({
  changes: z.array(SessionFieldChange).default([]),
  conflicts: z
    .array(
      z.object({
        ...SessionConflict.omit({ text: true }).shape,
        message: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .default([]),
})
export type SessionDetails = z.infer<typeof Details>

/** Reads the stored details of an event. */
export function readDetails(stored: string | undefined): SessionDetails {
  return Details.parse(JSON.parse(stored ?? '{}'))
}
