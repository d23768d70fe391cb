import { leavingSessions } from '#server/availability/bookings/leavingSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { EnrolmentAnswer, EnrolmentWish, reach, takeEnrolmentAction } from '#server/enrolments/takeEnrolmentAction.ts'
import { TrainingPath } from '#server/catalogue/list/trainingQuery.ts'
import { EnrolmentState, Training } from '#shared/contract/trainings.ts'
import { z } from 'zod'

/** How the user gets a training that is not free (`not_free`). */
const purchaseToMake = { purchase: Training.shape.purchase }

export const POST = endpoint({
  summary:
    'Enrols the user in a training, or opens it, completes it or withdraws from it. Doing so again changes nothing. Returns 409 `not_free` if a place costs money or points.',
  access: 'signed-in',
  params: TrainingPath,
  body: EnrolmentWish,
  bodyOptional: true,
  answer: EnrolmentAnswer,
  status: 201,
  also: 200,
  refuses: { 409: purchaseToMake },
  async run({ params, body: { action = 'enrol' }, user, locals: { db, now } }) {
    const request = { user, trainingId: params.id, now }
    const { changed, ...data } = await leavingSessions(db, { ...request, withdraws: action === 'withdraw' }, (those) =>
      takeEnrolmentAction(those, action, request),
    )
    return { data, status: changed && action === 'enrol' ? 201 : 200 }
  },
})

export const PATCH = endpoint({
  summary: 'Moves the user’s enrolment to another state; to the one it is in, changes nothing.',
  access: 'signed-in',
  params: TrainingPath,
  body: z.strictObject({ state: EnrolmentState }),
  answer: EnrolmentAnswer,
  refuses: { 409: purchaseToMake },
  async run({ params, body: { state }, user, locals: { db, now } }) {
    const request = { user, trainingId: params.id, now }
    const { changed: _, ...data } = await leavingSessions(
      db,
      { ...request, withdraws: state === 'withdrawn' },
      (those) => reach(those, state, request),
    )
    return { data }
  },
})

export const ALL = otherMethods({ POST, PATCH })
