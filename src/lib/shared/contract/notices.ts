import { z } from 'zod'
import { Id, Instant } from './common.ts'

/** The number of notifications that are kept for each user. */
export const NOTICES_KEPT = 50

/** A notification as the user reads it. */
export const Notice = z.strictObject({
  id: Id,
  type: z.string(),
  /** In the reader's language. */
  message: z.string(),
  /** The page with the details; `null`: there is none. */
  href: z.string().nullable(),
  created: Instant,
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** The notifications that were read. */
export const NoticesRead = z.strictObject({
  read: z.union([z.array(Id).min(1).max(NOTICES_KEPT), z.literal('all')]),
})
export type NoticesRead = z.infer<typeof NoticesRead>

/** The same as a form: one of them, or all. */
export const NoticeForm = z.object({
  read: z.union([
    z.literal('all'),
    z.coerce
      .number()
      .pipe(Id)
      .transform((id) => [id]),
  ]),
})

export const UnreadNotices = z.strictObject({ unread: z.int().min(0) })
