import type { EnrolmentState, Training } from '#shared/contract/trainings.ts'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, denied, notFound } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { EnrolmentRow } from '../db/schema/catalogue.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { recordInside } from '../points/earning/ownEvents.ts'
import { purchaseOf } from '../catalogue/purchase.ts'
import { visibleTo } from '../catalogue/list/visible.ts'

/** Where a learner stands with a training, and since when. */
export type Enrolment = NonNullable<Training['enrolment']>

/** What a learner does with a training. */
export interface Step {
  user: CurrentUser
  trainingId: number
  now: Date
}

/** After a step: the state, and whether the step changed it (a repeated one does not). */
export interface Stepped extends Enrolment {
  changed: boolean
}

/**
 * Enrols the learner; again after a withdrawal. People who are enrolled already stay where they are.
 * @throws Refusal 404 where there is no such training for the user, 409 `not_free` where it costs money or points: the
 * answer's `purchase` says how it is got
 */
export function enrol(db: Database, step: Step): Promise<Stepped> {
  return db.transact(async (tx) => {
    const training = await trainingFor(tx, step)
    const held = await enrolmentOf(tx, { uid: step.user.uid, trainingId: step.trainingId })
    if (held && held.state !== 'withdrawn') return { ...held, changed: false }
    const purchase = await purchaseOf(tx, training, step)
    if (purchase) throw notFree(purchase)
    const changed = await enrolPerson(tx, { uid: step.user.uid, ...step })
    return outcome(tx, step, changed)
  })
}

/** Enrols somebody, whatever they may see. Answers how many enrolments that changed: none where they had one. */
export async function enrolPerson(
  tx: Tx,
  { uid, trainingId, now }: { uid: number; trainingId: number; now: Date },
): Promise<bigint> {
  const fresh = { state: 'enrolled', enrolled_at: toInstant(now), started_at: null, withdrawn_at: null } as const
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('enrolments')
    .values({ uid, training_id: trainingId, completed_at: null, ...fresh })
    .onConflict((held) =>
      held.columns(['uid', 'training_id']).doUpdateSet(fresh).where('enrolments.state', '=', 'withdrawn'),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows ?? 0n
}

/**
 * Opens the training: the first time it becomes in progress. Answers where it is taken.
 * @throws Refusal 404 as `enrol`, 409 where the learner is not enrolled
 */
export function launch(db: Database, step: Step): Promise<Stepped & { url: string }> {
  return db.transact(async (tx) => {
    const { url } = await trainingFor(tx, step)
    const moved = await move(tx, step, ['enrolled'], { state: 'in_progress', started_at: toInstant(step.now) })
    const after = await outcome(tx, step, moved)
    if (after.state === 'withdrawn') throw notEnrolled()
    return { ...after, url }
  })
}

/**
 * The learner says that the training is done.
 * @throws Refusal 403 where completion is reported from outside, 404 and 409 as `launch`
 */
export function complete(db: Database, step: Step): Promise<Stepped> {
  return db.transact(async (tx) => {
    const { completion } = await trainingFor(tx, step)
    // The wallet before anything else, as everyone has it who gives points.
    const points = await recordInside(tx, step.user.uid, step.now)
    if (completion === 'external') throw denied(msg('The organiser of this training reports its completion.'))
    const moved = await move(tx, step, ['enrolled', 'in_progress'], {
      state: 'completed',
      completed_at: toInstant(step.now),
    })
    const after = await outcome(tx, step, moved)
    if (after.state === 'withdrawn') throw notEnrolled()
    if (after.changed) await points.record('training_completed', { trainingId: step.trainingId })
    return after
  })
}

/**
 * The learner leaves the training unfinished.
 * @throws Refusal 404 and 409 as `launch`; 409 where it is completed already
 */
export function withdraw(db: Database, step: Step): Promise<Stepped> {
  return db.transact(async (tx) => {
    await trainingFor(tx, step)
    const moved = await move(tx, step, ['enrolled', 'in_progress'], {
      state: 'withdrawn',
      withdrawn_at: toInstant(step.now),
    })
    const after = await outcome(tx, step, moved)
    if (after.state === 'completed') {
      throw conflict(msg('You have completed this training; there is nothing to withdraw from.'), 'completed')
    }
    return after
  })
}

/** Where someone stands with a training; `null` where they never enrolled. */
export async function enrolmentOf(
  reader: Reader,
  { uid, trainingId }: { uid: number; trainingId: number },
): Promise<Enrolment | null> {
  const row = await reader
    .selectFrom('enrolments')
    .selectAll()
    .where('uid', '=', uid)
    .where('training_id', '=', trainingId)
    .executeTakeFirst()
  return row ? { state: row.state, at: reachedAt(row) } : null
}

/** When the present state was reached. */
export function reachedAt(row: Omit<EnrolmentRow, 'id' | 'uid' | 'training_id'>): string {
  const moments: Record<EnrolmentState, string | null> = {
    enrolled: row.enrolled_at,
    in_progress: row.started_at,
    completed: row.completed_at,
    withdrawn: row.withdrawn_at,
  }
  return moments[row.state] ?? row.enrolled_at
}

async function trainingFor(tx: Tx, { user, trainingId }: Step) {
  const training = await tx
    .selectFrom('trainings')
    .select(['id', 'url', 'completion', 'price_amount'])
    .where('id', '=', trainingId)
    .where(visibleTo(user))
    .executeTakeFirst()
  if (!training) throw notFound()
  return training
}

/** Moves on from one of the given states only, so that of two who try at once one does. */
async function move(
  tx: Tx,
  { user, trainingId }: Step,
  from: readonly EnrolmentState[],
  to: Partial<EnrolmentRow>,
): Promise<bigint> {
  const { numUpdatedRows } = await tx
    .updateTable('enrolments')
    .set(to)
    .where('uid', '=', user.uid)
    .where('training_id', '=', trainingId)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

async function outcome(tx: Tx, { user, trainingId }: Step, moved: bigint | undefined): Promise<Stepped> {
  const enrolment = await enrolmentOf(tx, { uid: user.uid, trainingId })
  if (!enrolment) throw notEnrolled()
  return { ...enrolment, changed: (moved ?? 0n) > 0n }
}

function notFree(purchase: NonNullable<Training['purchase']>) {
  const message = purchase.product
    ? msg('This training is not free. Redeem its reward in the shop to get a place.')
    : msg('This training is not free. Ask your organisation for a place.')
  return conflict(message, 'not_free', { purchase })
}

function notEnrolled() {
  return conflict(msg('Enrol in this training first.'), 'not_enrolled')
}
