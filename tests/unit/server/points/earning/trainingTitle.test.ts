import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, offer, report, welcome } from './earningSite.ts'

async function noticesOf(db: Database, uid: number) {
  const rows = await db.reader.selectFrom('notices').select('details').where('uid', '=', uid).orderBy('id').execute()
  return rows.map(({ details }) => JSON.parse(details))
}

test('a notice about earned points names the training of the event, if there is one', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [{ trigger: 'session_attended' }])
  await report(db, { uid, external_id: 'a', type: 'session_attended', training_id: await offer(db, 'Knots') })
  await report(db, { uid, external_id: 'b', type: 'session_attended' })
  expect(await noticesOf(db, uid)).toMatchObject([
    { title: 'Knots', completed: false },
    { title: '', completed: false },
  ])
})

test('a notice about earned points shortens a very long title', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [{}])
  await report(db, { uid, external_id: 'a', training_id: await offer(db, 'Knot '.repeat(100)) })
  expect(await noticesOf(db, uid)).toMatchObject([{ title: 'Knot '.repeat(60) }])
})
