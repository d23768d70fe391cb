import { type Expression, sql } from 'kysely'
import { type Notice, NOTICES_KEPT, type NoticesRead } from '#shared/contract/notices.ts'
import { toInstant } from '#shared/instant.ts'
import type { Words } from '#shared/notices/kind.ts'
import { noticeKindsFor, type NoticeFeatures, writeNotice } from '#shared/notices/kinds.ts'
import type { IconName } from '#shared/theme/icons.ts'
import type { Database, Reader } from '../db/database.ts'
import { dialectOf, namesIn } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'

const allFeatures: NoticeFeatures = { incentives: true, availability: true }

/**
 * A user's notices in the user's language, the newest first. Kinds whose feature is off, and kinds of a newer version
 * that this one does not know, are left out.
 */
export async function noticesOf(
  reader: Reader,
  uid: number,
  words: Words,
  features = allFeatures,
): Promise<(Notice & { icon: IconName })[]> {
  const types = noticeKindsFor(features)
  if (types.length === 0) return []
  const rows = await newest.rows(reader, { uid, types: JSON.stringify(types) })
  return rows.flatMap(({ id, type, details, created, read_at }) => {
    const notice = writeNotice(type, JSON.parse(details), words)
    if (!notice) return []
    const { message, href, icon } = notice
    return [{ id, type, message, href, icon, created, read: read_at !== null }]
  })
}

const newest = statement((reader: Reader, { uid, types }: Given<{ uid: number; types: string }>) =>
  reader
    .selectFrom('notices')
    .select(['id', 'type', 'details', 'created', 'read_at'])
    .where('uid', '=', uid)
    .where('type', 'in', namesIn(types, dialectOf(reader)))
    .orderBy('id', 'desc')
    .limit(NOTICES_KEPT),
)

/** Marks the user's own notices as read. Returns how many are left unread. */
export async function readNotices(
  db: Database,
  uid: number,
  read: NoticesRead['read'],
  now: Date,
  features = allFeatures,
): Promise<number> {
  return db.transact(async (tx) => {
    await tx
      .updateTable('notices')
      .set({ read_at: toInstant(now) })
      .where('uid', '=', uid)
      .where('read_at', 'is', null)
      .$if(read !== 'all', (query) => query.where('id', 'in', read === 'all' ? [] : read))
      .execute()
    return unreadNotices(tx, uid, features)
  })
}

/** Counts the unread ones of the newest notices of a user; those of features that are off do not count. */
export async function unreadNotices(reader: Reader, uid: number, features = allFeatures): Promise<number> {
  const { incentives, availability } = features
  if (incentives && availability) return (await unread.one(reader, { uid })).count
  if (!incentives && !availability) return 0
  return (await unreadOfSome.one(reader, { uid, ofSessions: availability ? 1 : 0 })).count
}

const unread = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  unreadAmong(reader, newestOf(reader, uid)),
)

/** The notices about sessions, or all others. */
const unreadOfSome = statement((reader: Reader, { uid, ofSessions }: Given<{ uid: number; ofSessions: number }>) =>
  unreadAmong(
    reader,
    newestOf(reader, uid).where(({ eb, case: when }) =>
      eb(
        when()
          .when('type', 'in', noticeKindsFor({ incentives: false, availability: true }))
          .then(1)
          .else(0)
          .end(),
        '=',
        ofSessions,
      ),
    ),
  ),
)

/** As many as are listed. */
function newestOf(reader: Reader, uid: Expression<number>) {
  return reader
    .selectFrom('notices')
    .select('read_at')
    .where('uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(sql.lit(NOTICES_KEPT))
}

function unreadAmong(reader: Reader, newest: ReturnType<typeof newestOf>) {
  return reader
    .selectFrom(newest.as('newest'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
}
