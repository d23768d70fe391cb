import type { Tx } from '../../db/database.ts'
import type { OrderLineRow } from '../../db/shopSchema.ts'
import { enrolPerson } from '../../enrolments/steps.ts'
import { withdrawUnbegun } from '../../enrolments/withdrawUnbegun.ts'
import { readSnapshot } from '../checkout/snapshot.ts'

/** Gives the buyer what an order brings by itself: the trainings. Codes and instructions show from then on. */
export async function handOut(tx: Tx, { now }: { now: Date }, lines: readonly OrderLineRow[]): Promise<void> {
  for (const { uid, trainingId } of trainingsOf(lines)) await enrolPerson(tx, { uid, trainingId, now })
}

/** Takes that back, as far as it was not begun. */
export async function takeBack(tx: Tx, { now }: { now: Date }, lines: readonly OrderLineRow[]): Promise<void> {
  for (const { uid, trainingId } of trainingsOf(lines)) await withdrawUnbegun(tx, { uid, trainingId, now })
}

function trainingsOf(lines: readonly OrderLineRow[]): { uid: number; trainingId: number }[] {
  return lines.flatMap((line) => {
    const { training_id: trainingId } = readSnapshot(line)
    return trainingId === null ? [] : [{ uid: line.uid, trainingId }]
  })
}
