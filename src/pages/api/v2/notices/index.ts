import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { noticesOf, readNotices } from '#server/notices/readNotices.ts'
import { Notice, NoticesRead, UnreadNotices } from '#shared/contract/notices.ts'

export const GET = endpoint({
  summary:
    'Lists the user’s notifications, the newest first; the last 50 are kept. While a feature is turned off, there are none about it.',
  access: 'signed-in',
  answer: Notice,
  list: true,
  async run({ user, locals: { db, site, t, format } }) {
    const notices = await noticesOf(db.reader, user.uid, { t, format }, site.features)
    return { data: notices.map(({ icon, ...notice }) => notice) }
  },
})

export const PATCH = endpoint({
  summary: 'Marks the user’s notifications as read: those with these ids, or all.',
  access: 'signed-in',
  body: NoticesRead,
  answer: UnreadNotices,
  run: async ({ user, body, locals: { db, site, now } }) => ({
    data: { unread: await readNotices(db, user.uid, body.read, now, site.features) },
  }),
})

export const ALL = otherMethods({ GET, PATCH })
