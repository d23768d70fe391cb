import type { NoticeChoice } from '#shared/notices/choices.ts'
import type { Generated, Insertable } from 'kysely'

/** Notifications, and how each user wants to get them. */
export interface NoticesSchema {
  notices: NoticesTable
  /** A user's choice for one kind of notification, if it differs from the default. */
  notice_choices: { uid: number; type: string; choice: NoticeChoice }
}

export interface NoticesTable {
  id: Generated<number>
  uid: number
  type: string
  /** JSON: the numbers and names in the message. */
  details: Generated<string>
  key: string
  created: string
  read_at: string | null
  /** When to send or retry the mail; `null`: there is no mail, or it is being sent. */
  mail_due: string | null
  mail_tries: Generated<number>
}

export type NewNotice = Insertable<NoticesTable>
