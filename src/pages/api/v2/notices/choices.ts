import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { chooseNotices, noticeChoicesOf } from '#server/notices/choices.ts'
import { NoticeChoices, NoticeChoicesChange } from '#shared/notices/noticeChoices.ts'

export const GET = endpoint({
  summary:
    'Returns the user’s choice for each kind of notification: on the site and by email, on the site only, or off.',
  access: 'signed-in',
  answer: NoticeChoices,
  run: async ({ user, locals: { db } }) => ({ data: await noticeChoicesOf(db.reader, user.uid) }),
})

export const PATCH = endpoint({
  summary: 'Changes the given choices of the user and returns all of them.',
  access: 'signed-in',
  body: NoticeChoicesChange,
  answer: NoticeChoices,
  run: async ({ user, body, locals: { db } }) => ({ data: await chooseNotices(db, user.uid, body) }),
})

export const ALL = otherMethods({ GET, PATCH })
