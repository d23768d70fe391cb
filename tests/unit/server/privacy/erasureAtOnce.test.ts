import { expect, test } from 'vitest'
import { invitePerson } from '#server/accounts/invitePerson.ts'
import { erasePerson } from '#server/privacy/erasePerson.ts'
import { interrupted } from '#tests/unit/server/accounts/interrupted.ts'
import { academy, PERSON } from './livedPerson.ts'

test('an invitation that began before an erasure invites nobody and notes no name', async () => {
  const { db, context, actor, uid } = await academy()
  const late = interrupted(db, () => erasePerson(context, actor, { uid, name: PERSON.name }), 1)
  const inviting = invitePerson({ ...context, runtime: { ...context.runtime, db: late } }, actor, uid)
  const outcome = await inviting.catch((error: unknown) => error)
  await context.runtime.pendingWork.done()
  expect(outcome).toMatchObject({ status: 404 })
  expect(await db.reader.selectFrom('invitations').select('uid').where('uid', '=', uid).execute()).toEqual([])
  const named = db.reader.selectFrom('audit_entries').select('action').where('label', 'like', '%Quillfeather%')
  expect(await named.execute()).toEqual([])
})
