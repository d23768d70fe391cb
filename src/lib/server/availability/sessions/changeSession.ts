import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import { acceptConflicts } from './acceptConflicts.ts'
import { afterAction } from './afterAction.ts'
import { changesOf, matters } from './changesOf.ts'
import { followSession } from './followSession.ts'
import { noteSession } from './noteSession.ts'
import { keepAttended } from './keepAttended.ts'
import { lockSession } from './lockSession.ts'
import type { SavedSession } from './savedSessions.ts'
import { sessionProblems } from './sessionProblems.ts'
import { staleSession } from './staleSession.ts'
import { storeSession } from './storeSession.ts'
import { touchSession } from './touchSession.ts'

/** The session to change, by a course administrator. */
export interface SessionEdit {
  id: number
  /** The user who changes it. */
  by: number
  now: Date
}

/**
 * Changes the fields of a session, or takes an action with it. A change that has no effect is not stored.
 * @throws Refusal 404; 409 `revision` if it changed since it was read, 409 `status` if it is in no state for this, 409
 * `nobody` if no instructor can be asked, 409 `attended` if it takes place no longer; 400 for fields that cannot be, and for errors among the conflicts without a
 * `reason`: one problem for each conflict
 */
export function changeSession(db: Database, edit: SessionEdit, change: TrainingSessionChange): Promise<void> {
  return db.transact(async (tx) => {
    const before = await lockSession(tx, edit.id, change)
    if (change.revision !== undefined && change.revision !== before.revision) throw await staleSession(tx, edit.id)
    const after = await afterAction(tx, await withFields(tx, before, change), change.action)
    const changes = changesOf(before, after)
    if (changes.length === 0) return
    await keepAttended(tx, before, after, edit.now)
    const accepted = await acceptConflicts(tx, before, after, change.reason)
    await storeSession(tx, before, after, { ...edit, reason: reasonOf(change, accepted.length > 0) })
    const revision = await touchSession(tx, edit.id, {
      action: change.action ?? 'change',
      actor: edit.by,
      reason: change.reason,
      changes,
      accepted,
      matters: matters(changes),
      now: edit.now,
    })
    await noteSession(tx, { by: edit.by, before, after, action: change.action }, edit.now)
    await followSession(tx, before, { ...after, revision }, { ...edit, ...change, changes })
  })
}

/** The session with other fields. Instructors who stay keep their state; new ones are not asked yet. */
async function withFields(tx: Tx, before: SavedSession, change: TrainingSessionChange): Promise<SavedSession> {
  const { revision: _, action: __, reason: ___, notify: ____, instructors, ...fields } = change
  if (instructors === undefined && Object.keys(fields).length === 0) return before
  if (before.status === 'cancelled') {
    throw conflict(msg('This session is cancelled. Restore it first.'), 'status', { status: before.status })
  }
  const states = new Map(before.instructors.map(({ uid, state }) => [uid, state]))
  const people = instructors?.map(({ uid }) => ({ uid, state: states.get(uid) ?? ('provisional' as const) }))
  const after = { ...before, ...fields, instructors: people ?? before.instructors }
  const problems = [...(await sessionProblems(tx, after, before)), ...fixedTraining(before, after)]
  if (problems.length > 0) throw invalid(problems)
  return { ...after, instructors: after.instructors.toSorted((a, b) => a.uid - b.uid) }
}

/** Learners book a session of a training: it stays with this training once it was scheduled. */
function fixedTraining(before: SavedSession, after: SavedSession) {
  if (before.status === 'draft' || before.training === after.training) return []
  return [{ message: msg('Only a draft can change its training.'), path: 'training', code: 'scheduled' }]
}

/** The reason that the session keeps: why it is cancelled, or takes place in spite of conflicts. */
function reasonOf({ action, reason = '' }: TrainingSessionChange, hasAccepted: boolean): string | undefined {
  if (action === 'cancel' || hasAccepted) return reason
  return action === 'restore' || action === 'schedule' ? '' : undefined
}
