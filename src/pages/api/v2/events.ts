import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { reportEvent } from '#server/events/reportEvent.ts'
import { EventBody, LearningEvent } from '#shared/contract/events.ts'

export const POST = endpoint({
  summary:
    'Reports an activity of a learner in another system, or revokes one with `revokes`. Each event counts once by its `id`: 201 the first time, 200 afterwards.',
  access: { key: 'events' },
  body: EventBody,
  answer: LearningEvent,
  status: 201,
  also: 200,
  refuses: { 409: {} },
  async run({ body, holder, locals: { db, visit } }) {
    const { event, isNew } = await reportEvent(db, { source: holder.source, body }, visit)
    return { data: event, status: isNew ? 201 : 200 }
  },
})

export const ALL = otherMethods({ POST })
