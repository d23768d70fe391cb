import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { matchingUsers } from '#server/people/matchingUsers.ts'
import { MatchingUsers, MatchingUsersBody } from '#shared/contract/people.ts'

export const POST = endpoint({
  summary:
    'Counts the active people that meet all restrictions, for holders of `incentives_settings` or `storefront_manage`. ' +
    'Only holders of `site_settings` get names and numbers below 5; others get `fewer_than`. Changes of accounts can take 30 seconds to count.',
  access: 'signed-in',
  body: MatchingUsersBody,
  answer: MatchingUsers,
  idempotency: { heldBy: 'nobody' },
  async run({ body, locals: { db, flags, visit } }) {
    const asked = { ...body, language: visit.siteLanguage, now: visit.now }
    return { data: await matchingUsers(flags, db.reader, asked) }
  },
})

export const ALL = otherMethods({ POST })
