import { expect, test } from 'vitest'
import { personalTables } from '#server/db/personalData.ts'
import { exportPerson } from '#server/privacy/exportPerson.ts'
import { PERSON, WORDS, academy, liveIn } from './livedPerson.ts'

test('the export of a person has what is stored about them, without secrets', async () => {
  const { db, actor, uid } = await academy()
  await db.transact((tx) => liveIn(tx, uid, actor.user.uid))
  const { data } = await exportPerson(db, actor, uid)
  const text = JSON.stringify(data)
  for (const trace of [PERSON.mail, WORDS, 'Zanzibar Quillfeather']) expect(text).toContain(trace)
  expect(text).not.toContain('hash-')
  expect(text).not.toContain('password_hash')
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['users', 'orders', 'order_history', 'notices', 'time_off', 'audit_entries']),
  )
  expect(personalTables.length).toBeGreaterThan(20)
})
