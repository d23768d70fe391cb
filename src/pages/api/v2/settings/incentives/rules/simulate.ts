import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { simulateInThread } from '#server/points/earning/simulation/simulateInThread.ts'
import { RulesChange } from '#shared/contract/rules.ts'
import { RulesSimulation, SimulationQuery } from '#shared/contract/simulation.ts'

export const POST = endpoint({
  summary:
    'Says what rules would have given for the events of the last 90 days, part by part: call again with `after` until ' +
    '`next` is null. `from` and `until` of a rule do not count; a rule that has ended gives nothing. Nothing is saved ' +
    'or given.',
  access: 'incentives_shop_settings_available',
  query: SimulationQuery,
  body: RulesChange,
  answer: RulesSimulation,
  refuses: { 409: {}, 429: {} },
  idempotency: { heldBy: 'nobody' },
  async run({ query: { after }, body, user, locals: { db, visit } }) {
    const { now, timeZone } = visit
    const databaseUrl = db.url ?? ''
    return { data: await simulateInThread({ databaseUrl, body, now, timeZone, after }, user.uid) }
  },
})

export const ALL = otherMethods({ POST })
