import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { chooseNotices, noticeChoicesOf } from '#server/notices/choices.ts'
import { NoticeChoices, NoticeChoicesChange } from '#shared/contract/notices.ts'

export const GET = endpoint({
  summary: 'Where the user is told of what: in the list of notices and by mail, in the list alone, or not at all.',
  access: 'signed-in',
  answer: NoticeChoices,
  run: async ({ user, locals: { db } }) => ({ data: await noticeChoicesOf(db.reader, user.uid) }),
})

export const PATCH = endpoint({
  summary: 'Changes what is given of the user’s choices and answers them all.',
  access: 'signed-in',
  body: NoticeChoicesChange,
  answer: NoticeChoices,
  run: async ({ user, body, locals: { db } }) => ({ data: await chooseNotices(db, user.uid, body) }),
})

export const ALL = otherMethods({ GET, PATCH })
