import { z } from 'zod'
import { Instant } from '#shared/contract/common.ts'
import { EnrolmentState } from '#shared/contract/trainings.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { completeTraining, enrol, launch, type EnrolmentRequest, type EnrolmentResult, withdraw } from './enrolment.ts'

/** The actions of a learner on a training, as forms and API clients name them. */
export const enrolmentActions = ['enrol', 'launch', 'complete', 'withdraw'] as const
export const EnrolmentAction = z.enum(enrolmentActions)
export type EnrolmentAction = z.infer<typeof EnrolmentAction>

/** The request body of an action; the default action is to enrol. */
export const EnrolmentWish = z.strictObject({ action: EnrolmentAction.optional() })

/** The fields of a page's form: the button that was pressed. */
export const EnrolmentForm = z.object({ action: EnrolmentAction })

/** The state after an action; `url` is the address of the training after a launch. */
export const EnrolmentAnswer = z.strictObject({ state: EnrolmentState, at: Instant, url: z.string().nullable() })

/** The action that leads to each state. */
const stateActions: Record<EnrolmentState, EnrolmentAction> = {
  enrolled: 'enrol',
  in_progress: 'launch',
  completed: 'complete',
  withdrawn: 'withdraw',
}

/**
 * Takes the action that leads to a state.
 * @throws Refusal 409 if the enrolment is already past that state: a completed one cannot be in progress again
 */
export async function reach(
  db: Database,
  state: EnrolmentState,
  request: EnrolmentRequest,
): ReturnType<typeof takeEnrolmentAction> {
  const result = await takeEnrolmentAction(db, stateActions[state], request)
  if (result.state !== state) throw conflict(msg('This enrolment cannot go back to that state.'), 'state')
  return result
}

/** Takes an action; see `enrolment.ts` for the refusals. */
export async function takeEnrolmentAction(
  db: Database,
  action: EnrolmentAction,
  request: EnrolmentRequest,
): Promise<EnrolmentResult & { url: string | null }> {
  switch (action) {
    case 'enrol':
      return { ...(await enrol(db, request)), url: null }
    case 'launch':
      return launch(db, request)
    case 'complete':
      return { ...(await completeTraining(db, request)), url: null }
    case 'withdraw':
      return { ...(await withdraw(db, request)), url: null }
  }
}
