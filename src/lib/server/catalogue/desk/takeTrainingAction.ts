import { z } from 'zod'
import { trainingActionIds, trainingActions } from '#shared/catalogue/trainingActions.ts'
import { PathId } from '#shared/contract/common.ts'
import type { Change } from '../../audit/change.ts'
import type { Database } from '../../db/database.ts'
import { changeManagedTraining } from './saveManagedTraining.ts'

/** The form of a row of the administrators' list: one action with one training. */
export const TrainingRowForm = z.object({ id: PathId, revision: PathId, action: z.enum(trainingActionIds) })

/**
 * Takes the action; returns the id of the training that it changed.
 * @throws Refusal as `changeManagedTraining`
 */
export async function takeTrainingAction(
  db: Database,
  { id, revision, action }: z.infer<typeof TrainingRowForm>,
  { by, now }: Change,
): Promise<number> {
  const { published } = trainingActions[action]
  await changeManagedTraining(db, id, { revision, published }, { by, now })
  return id
}
