import type { AuditAction } from '#shared/contract/audit.ts'
import type { ManagedTraining } from '#shared/contract/managedTrainings.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'

interface TrainingNote {
  by: number | null
  /** Missing for a new training. */
  before?: ManagedTraining
  after: ManagedTraining
}

/** Notes a change of a training in the audit log. */
export async function noteTraining(tx: Tx, { by, before, after }: TrainingNote, now: Date): Promise<void> {
  const title = after.texts[after.language]?.title ?? Object.values(after.texts)[0]?.title ?? ''
  await noteChange(
    tx,
    {
      actor: by,
      action: actionOf(before, after),
      subject: { type: 'training', id: after.id, label: title },
      before: before && notedFields(before),
      after: notedFields(after),
    },
    now,
  )
}

function actionOf(before: ManagedTraining | undefined, { published }: ManagedTraining): AuditAction {
  if (!before) return 'created'
  return published && !before.published ? 'published' : 'changed'
}

function notedFields(training: ManagedTraining) {
  const { id: _id, revision: _revision, created: _created, changed: _changed, ...fields } = training
  return fields
}
