import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { simulateRules } from '#server/points/earning/simulateRules.ts'
import { RulesSimulation } from '#shared/contract/simulation.ts'
import { RulesBody } from '#shared/points/rules.ts'

export const POST = endpoint({
  summary: 'Says what rules would have given for the events of the last 90 days. Nothing is saved or given.',
  access: 'incentives_settings',
  body: RulesBody,
  answer: RulesSimulation,
  idempotency: { heldBy: 'nobody' },
  async run({ body, locals: { db, visit } }) {
    return { data: await simulateRules(db, body, visit) }
  },
})

export const ALL = otherMethods({ POST })
