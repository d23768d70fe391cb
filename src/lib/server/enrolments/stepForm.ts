import { z } from 'zod'
import { Instant } from '#shared/contract/common.ts'
import { EnrolmentState } from '#shared/contract/trainings.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { completeTraining, enrol, launch, type Step, type Stepped, withdraw } from './steps.ts'

/** What a learner may do with a training, by the names that forms and programs use. */
export const enrolmentActions = ['enrol', 'launch', 'complete', 'withdraw'] as const
export const EnrolmentAction = z.enum(enrolmentActions)
export type EnrolmentAction = z.infer<typeof EnrolmentAction>

/** The body of a step; without an action it enrols. */
export const EnrolmentWish = z.strictObject({ action: EnrolmentAction.optional() })

/** The same as a page's form sends it: the button that was pressed. */
export const EnrolmentForm = z.object({ action: EnrolmentAction })

/** Where the learner stands after a step; `url` is where the training is taken, after opening it. */
export const EnrolmentAnswer = z.strictObject({ state: EnrolmentState, at: Instant, url: z.string().nullable() })

/** Which action leads to which state. */
const stateActions: Record<EnrolmentState, EnrolmentAction> = {
  enrolled: 'enrol',
  in_progress: 'launch',
  completed: 'complete',
  withdrawn: 'withdraw',
}

/**
 * Takes the step that leads to a state.
 * @throws Refusal 409 where the learner is beyond it: what is completed does not become in progress again
 */
export async function reach(db: Database, state: EnrolmentState, step: Step): ReturnType<typeof takeStep> {
  const stepped = await takeStep(db, stateActions[state], step)
  if (stepped.state !== state) throw conflict(msg('This enrolment cannot go back to that state.'), 'state')
  return stepped
}

/** Takes the step that the action names (see `enrolments.ts` for what each refuses). */
export async function takeStep(
  db: Database,
  action: EnrolmentAction,
  step: Step,
): Promise<Stepped & { url: string | null }> {
  switch (action) {
    case 'enrol':
      return { ...(await enrol(db, step)), url: null }
    case 'launch':
      return launch(db, step)
    case 'complete':
      return { ...(await completeTraining(db, step)), url: null }
    case 'withdraw':
      return { ...(await withdraw(db, step)), url: null }
  }
}
