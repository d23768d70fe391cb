import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listUsers } from '#server/people/listUsers.ts'
import { User, UserFilter } from '#shared/contract/people.ts'

export const GET = endpoint({
  summary: 'Lists people by name, for administrators.',
  access: 'site_settings',
  query: UserFilter,
  answer: User,
  list: true,
  async run({ query, locals: { db } }) {
    const { users, meta } = await listUsers(db.reader, query)
    return { data: users, meta }
  },
})

export const ALL = otherMethods({ GET })
