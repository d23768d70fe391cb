import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import { newRuleId, saveRules } from '#server/points/earning/saveRules.ts'
import { RulesBody, RulesDocument } from '#shared/points/rules.ts'

export const GET = endpoint({
  summary: 'How points are earned: the rules, tried from top to bottom.',
  access: 'incentives_settings',
  answer: RulesDocument,
  async run({ locals: { db } }) {
    return { data: (await currentRules(db.reader)).document }
  },
})

export const POST = endpoint({
  summary: 'Replaces the rules for earning points. Returns 409 if the rules were saved after the given `revision`.',
  access: 'incentives_settings',
  body: RulesBody,
  answer: RulesDocument,
  refuses: { 409: { by: z.string(), at: z.string().nullable() } },
  async run({ body, user, locals: { db, now } }) {
    return { data: await saveRules(db, { body, by: user.uid, now, newId: newRuleId }) }
  },
})

export const ALL = otherMethods({ GET, POST })
