import { type Notice, NOTICES_KEPT, type NoticesRead } from '#shared/contract/notices.ts'
import { toInstant } from '#shared/contract/time.ts'
import { writeNotice, type Words } from '#shared/notices/kinds.ts'
import type { IconName } from '#shared/theme/icons.ts'
import type { Database, Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'

/**
 * A user's notices in the user's language, the newest first. Kinds of a newer version that this one does not know are
 * left out.
 */
export async function noticesOf(reader: Reader, uid: number, words: Words): Promise<(Notice & { icon: IconName })[]> {
  const rows = await reader
    .selectFrom('notices')
    .select(['id', 'type', 'details', 'created', 'read_at'])
    .where('uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(NOTICES_KEPT)
    .execute()
  return rows.flatMap(({ id, type, details, created, read_at }) => {
    const notice = writeNotice(type, JSON.parse(details), words)
    if (!notice) return []
    const { message, href, icon } = notice
    return [{ id, type, message, href, icon, created, read: read_at !== null }]
  })
}

/** Marks the user's own notices as read. Returns how many are left unread. */
export async function readNotices(db: Database, uid: number, read: NoticesRead['read'], now: Date): Promise<number> {
  return db.transact(async (tx) => {
    await tx
      .updateTable('notices')
      .set({ read_at: toInstant(now) })
      .where('uid', '=', uid)
      .where('read_at', 'is', null)
      .$if(read !== 'all', (query) => query.where('id', 'in', read === 'all' ? [] : read))
      .execute()
    return unreadNotices(tx, uid)
  })
}

export async function unreadNotices(reader: Reader, uid: number): Promise<number> {
  return (await unread.one(reader, { uid })).count
}

const unread = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('read_at', 'is', null),
)
