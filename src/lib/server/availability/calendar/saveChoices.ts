import type { InstructorChoices, InstructorChoicesChange } from '#shared/contract/instructorCalendars.ts'
import { isSameValue } from '#shared/sameValue.ts'
import type { Database } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { lockPerson } from './lockPerson.ts'
import { readChoices } from './readHours.ts'

/**
 * Changes the given choices of a person.
 * @throws Refusal 409 `revision` if they changed since they were read
 */
export function saveChoices(
  db: Database,
  uid: number,
  { revision, ...change }: InstructorChoicesChange,
): Promise<InstructorChoices> {
  return db.transact(async (tx) => {
    await lockPerson(tx, uid)
    const before = await readChoices(tx, uid)
    if (before.revision !== revision)
      throw await staleRevision(tx, { revision: before.revision, at: undefined, by: null })
    if (isSameValue({ ...before, ...change }, before)) return before
    const after = { ...before, ...change, revision: revision + 1 }
    await tx
      .insertInto('instructor_choices')
      .values({ uid, ...after })
      .onConflict((clash) => clash.column('uid').doUpdateSet(after))
      .execute()
    return after
  })
}
