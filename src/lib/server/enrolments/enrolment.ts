import type { EnrolmentState, Training } from '#shared/contract/trainings.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, denied, notFound } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { EnrolmentRow } from '../db/schema/catalogue.ts'
import { type Given, statement } from '../db/statement.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { openSiteEvents } from '../points/earning/ownEvents.ts'
import { purchaseOf } from '../catalogue/purchase.ts'
import { visibleTo } from '../catalogue/facts/visible.ts'

/** The state of a learner's enrolment, and since when. */
export type Enrolment = NonNullable<Training['enrolment']>

/** A learner's action on a training. */
export interface EnrolmentRequest {
  user: CurrentUser
  trainingId: number
  now: Date
}

/** The state after an action, and whether the action changed it (a repeated one does not). */
export interface EnrolmentResult extends Enrolment {
  changed: boolean
}

/**
 * Enrols the learner, also after a withdrawal. An existing enrolment stays as it is.
 * @throws Refusal 404 if the user may not see the training, 409 `not_free` if it costs money or points: `purchase` in
 * the response says how to buy it
 */
export function enrol(db: Database, request: EnrolmentRequest): Promise<EnrolmentResult> {
  return db.transact(async (tx) => {
    const training = await trainingFor(tx, request)
    const current = await enrolmentOf(tx, { uid: request.user.uid, trainingId: request.trainingId })
    if (current && current.state !== 'withdrawn') return { ...current, changed: false }
    const purchase = await purchaseOf(tx, training, request)
    if (purchase) throw notFree(purchase)
    const changed = await enrolPerson(tx, { uid: request.user.uid, ...request })
    return outcome(tx, request, changed)
  })
}

/**
 * Enrols a user without checking visibility. Returns how many enrolments changed: none if the user is already enrolled.
 */
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
 * Opens the training; the first time, it becomes in progress. Returns its address.
 * @throws Refusal 404 as `enrol`, 409 if the learner is not enrolled
 */
export function launch(db: Database, request: EnrolmentRequest): Promise<EnrolmentResult & { url: string }> {
  return db.transact(async (tx) => {
    const { url } = await trainingFor(tx, request)
    const moved = await move(tx, request, ['enrolled'], { state: 'in_progress', started_at: toInstant(request.now) })
    const after = await outcome(tx, request, moved)
    if (after.state === 'withdrawn') throw notEnrolled()
    return { ...after, url }
  })
}

/**
 * Marks the training as completed by the learner.
 * @throws Refusal 403 if completion is reported from outside, 404 and 409 as `launch`
 */
export function completeTraining(db: Database, request: EnrolmentRequest): Promise<EnrolmentResult> {
  return db.transact(async (tx) => {
    const { completion } = await trainingFor(tx, request)
    // Every transaction that awards points opens the wallet first.
    const points = await openSiteEvents(tx, request.user.uid, request.now)
    if (completion === 'external') throw denied(msg('The organiser of this training reports its completion.'))
    const moved = await move(tx, request, ['enrolled', 'in_progress'], {
      state: 'completed',
      completed_at: toInstant(request.now),
    })
    const after = await outcome(tx, request, moved)
    if (after.state === 'withdrawn') throw notEnrolled()
    if (after.changed) await points.record('training_completed', { trainingId: request.trainingId })
    return after
  })
}

/**
 * Withdraws the learner from an unfinished training.
 * @throws Refusal 404 and 409 as `launch`; 409 if the training is already completed
 */
export function withdraw(db: Database, request: EnrolmentRequest): Promise<EnrolmentResult> {
  return db.transact(async (tx) => {
    await trainingFor(tx, request)
    const moved = await move(tx, request, ['enrolled', 'in_progress'], {
      state: 'withdrawn',
      withdrawn_at: toInstant(request.now),
    })
    const after = await outcome(tx, request, moved)
    if (after.state === 'completed') {
      throw conflict(msg('You have completed this training; there is nothing to withdraw from.'), 'completed')
    }
    return after
  })
}

/** The enrolment of a user in a training; `null` if the user never enrolled. */
export async function enrolmentOf(reader: Reader, of: { uid: number; trainingId: number }): Promise<Enrolment | null> {
  const row = await held.row(reader, of)
  return row ? { state: row.state, at: reachedAt(row) } : null
}

const held = statement((reader: Reader, { uid, trainingId }: Given<{ uid: number; trainingId: number }>) =>
  reader
    .selectFrom('enrolments')
    .select(['state', 'enrolled_at', 'started_at', 'completed_at', 'withdrawn_at'])
    .where('uid', '=', uid)
    .where('training_id', '=', trainingId),
)

/** When the current state was reached. */
export function reachedAt(row: Omit<EnrolmentRow, 'id' | 'uid' | 'training_id'>): string {
  const moments: Record<EnrolmentState, string | null> = {
    enrolled: row.enrolled_at,
    in_progress: row.started_at,
    completed: row.completed_at,
    withdrawn: row.withdrawn_at,
  }
  return moments[row.state] ?? row.enrolled_at
}

async function trainingFor(tx: Tx, { user, trainingId }: EnrolmentRequest) {
  const training = await tx
    .selectFrom('trainings')
    .select(['id', 'url', 'completion', 'price_amount'])
    .where('id', '=', trainingId)
    .where(visibleTo(user))
    .executeTakeFirst()
  if (!training) throw notFound()
  return training
}

/** Changes the state only from one of the given states, so that of two concurrent requests only one has an effect. */
async function move(
  tx: Tx,
  { user, trainingId }: EnrolmentRequest,
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

async function outcome(
  tx: Tx,
  { user, trainingId }: EnrolmentRequest,
  moved: bigint | undefined,
): Promise<EnrolmentResult> {
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
