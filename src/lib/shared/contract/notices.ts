import { z } from 'zod'
import { byKind, choicesFor } from '../notices/choices.ts'
import { Id, Instant } from './common.ts'

/** So many notices are kept for each person. */
export const NOTICES_KEPT = 50

/** Something that happened, as its reader is told of it. */
export const Notice = z.strictObject({
  id: Id,
  type: z.string(),
  /** In the reader's language. */
  message: z.string(),
  /** The page of the site where one sees what it is about; `null`: there is none. */
  href: z.string().nullable(),
  created: Instant,
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** Which notices have been read. */
export const NoticesRead = z.strictObject({
  read: z.union([z.array(Id).min(1).max(NOTICES_KEPT), z.literal('all')]),
})
export type NoticesRead = z.infer<typeof NoticesRead>

/** The same as a form sends it: one of them, or all. */
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

/** Where a person is told of what, by kind: `mail` (in the list and by mail), `list` or `off`. */
export const NoticeChoices = z.strictObject(byKind((type) => z.enum(choicesFor(type))))
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** What is not given stays as it is. */
export const NoticeChoicesChange = NoticeChoices.partial()
export type NoticeChoicesChange = z.infer<typeof NoticeChoicesChange>

/** The same as a form sends it. */
export const NoticeChoicesForm = NoticeChoicesChange.strip()
