import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { usersFor } from '#server/people/usersFor.ts'
import { ListedUser, UserFilter } from '#shared/contract/people.ts'

export const GET = endpoint({
  summary:
    'Lists people by name: whole accounts for administrators; uid, full_name, avatar and organizations for holders of ' +
    '`incentives_settings`, `storefront_manage` or `availability_feature_manage`, who may use `s`, `uid` and ' +
    '`organizations` only.',
  access: 'signed-in',
  query: UserFilter,
  answer: ListedUser,
  list: true,
  async run({ query, locals: { db, flags } }) {
    const { users, meta } = await usersFor(flags, db.reader, query)
    return { data: users, meta }
  },
})

export const ALL = otherMethods({ GET })
