import type { EnrolmentState } from '#shared/contract/trainings.ts'
import type { Reader } from '#server/db/database.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'
import { enrolmentOf } from '#server/enrolments/enrolment.ts'
import { visibleTo } from '#server/catalogue/facts/visible.ts'
import { demoTrainings } from '../content/trainings/trainings.ts'
import type { DemoTraining } from '../content/types.ts'

/** A training of the demo as it is taken. */
export interface Lesson {
  /** Of the training. */
  id: number
  training: DemoTraining
  /** The reader's enrolment; `null`: not enrolled. */
  state: EnrolmentState | null
}

/** `undefined` where the reader sees no such training of the demo. */
export async function lessonOf(reader: Reader, user: CurrentUser | null, slug: string): Promise<Lesson | undefined> {
  const training = demoTrainings.find(({ external_id }) => external_id === slug)
  if (!training) return undefined
  const row = await reader
    .selectFrom('trainings')
    .select('id')
    .where('external_id', '=', slug)
    .where(visibleTo(user))
    .executeTakeFirst()
  if (!row) return undefined
  const enrolment = user && (await enrolmentOf(reader, { uid: user.uid, trainingId: row.id }))
  return { id: row.id, training, state: enrolment?.state ?? null }
}

/** The list of the description, as HTML; '' if it has none. */
export function pointsIn(description: string): string {
  return /<ul>.*?<\/ul>/s.exec(description)?.[0] ?? ''
}
