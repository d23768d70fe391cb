import { expect, test } from 'vitest'
import { replaceInProfiles } from '#server/structures/replaceTerm.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { takeIn } from '../accounts/cast.ts'

test('a profile that changes while its term is merged names the other term afterwards', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db, { profile: { profession: [71], skill: [] } })
  await meanwhile(
    db,
    (tx) =>
      tx
        .updateTable('users')
        .set({ profile: JSON.stringify({ profession: [71], skill: [5] }) })
        .where('uid', '=', uid)
        .execute(),
    () => db.transact((tx) => replaceInProfiles(tx, { tid: 71, into: 72 })),
  )
  const { profile } = await db.reader
    .selectFrom('users')
    .select('profile')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(profile)).toEqual({ profession: [72], skill: [5] })
})
