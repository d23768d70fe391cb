import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { savedRules } from '#server/points/earning/savedRules.ts'
import { newRuleId, saveRules } from '#server/points/earning/saveRules.ts'
import { RulesChange, SavedRules } from '#shared/contract/rules.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary:
    'Returns how points are earned: the rules, tried from top to bottom, and the values in them that no longer exist.',
  access: 'incentives_shop_settings_available',
  answer: SavedRules,
  async run({ locals: { db } }) {
    return { data: await savedRules(db.reader) }
  },
})

export const POST = endpoint({
  summary: 'Replaces the rules for earning points. Returns 409 if the rules were saved after the given `revision`.',
  access: 'incentives_shop_settings_available',
  body: RulesChange,
  answer: SavedRules,
  refuses: { 409: staleRevisionMembers },
  async run({ body, user, locals: { db, now } }) {
    const document = await saveRules(db, { body, by: user.uid, now, newId: newRuleId })
    return { data: await savedRules(db.reader, document) }
  },
})

export const ALL = otherMethods({ GET, POST })
