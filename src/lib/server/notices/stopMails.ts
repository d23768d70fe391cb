import { mailedNotices } from '#shared/mail/mailTypes.ts'
import type { NoticeType } from '#shared/notices/kinds.ts'
import { notFound } from '#shared/refusal.ts'
import type { Database, Reader } from '../db/database.ts'
import { chooseNotices } from './choices.ts'

/** The kind of notice that a link in a mail ends, and its user. */
export interface StoppedKind {
  uid: number
  type: NoticeType
}

/** The kind that a link in a mail ends; `undefined` if the link is not valid. */
export async function findStop(reader: Reader, secret: string, kind: string | null): Promise<StoppedKind | undefined> {
  const type = mailedNotices.find((mailed) => mailed === kind)
  if (!type) return undefined
  const found = await reader.selectFrom('mail_stops').select('uid').where('secret', '=', secret).executeTakeFirst()
  return found && { ...found, type }
}

/**
 * Ends the mails of one kind for the user of the link; the notices stay in the list of the site.
 * @throws Refusal 404 for a link that is not valid
 */
export async function stopMails(db: Database, stop: StoppedKind | undefined): Promise<StoppedKind> {
  if (!stop) throw notFound()
  await chooseNotices(db, stop.uid, { [stop.type]: 'list' })
  return stop
}
