import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createUser } from '#server/people/createUser.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { plainUser } from '#tests/support/plainUser.ts'

test('nobody is in an empty list, and everybody is outside of it', async () => {
  const db = await freshDatabase()
  const uid = await db.transact((tx) => createUser(tx, plainUser('amira')))
  const users = db.reader.selectFrom('users').select('uid').where('uid', '=', uid)
  expect(await users.where('uid', 'in', []).execute()).toEqual([])
  expect(await users.where('full_name', 'in', []).execute()).toEqual([])
  expect(await users.where('uid', 'not in', []).execute()).toEqual([{ uid }])
  expect(await users.where((row) => row.or([row('uid', 'in', []), row('uid', '=', uid)])).execute()).toHaveLength(1)
  expect(await users.where(sql`uid + 0`, 'in', [uid]).execute()).toHaveLength(1)
  await db.transact((tx) => tx.deleteFrom('users').where('uid', 'in', []).execute())
  expect(await users.execute()).toHaveLength(1)
})
