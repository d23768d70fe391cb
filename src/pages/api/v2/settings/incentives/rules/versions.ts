import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listRulesVersions } from '#server/points/earning/listRulesVersions.ts'
import { RulesVersion, RulesVersionsQuery } from '#shared/contract/rulesVersions.ts'

export const GET = endpoint({
  summary: 'Lists all saved versions of the earning rules, the newest first; an entry names the version that gave it.',
  access: 'incentives_shop_settings_available',
  query: RulesVersionsQuery,
  answer: RulesVersion,
  list: true,
  run: ({ query, locals: { db } }) => listRulesVersions(db.reader, query),
})

export const ALL = otherMethods({ GET })
