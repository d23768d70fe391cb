import { expect, test } from 'vitest'
import { shownSessions } from '#server/availability/bookings/shownSessions.ts'
import { createPageTags } from '#server/cache/pageTags.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { edit, takeIn } from '../../accounts/cast.ts'
import { add, course, now } from '../../catalogue/catalogue.ts'
import { addSession } from './bookingFixture.ts'

test('a page with sessions is new once an instructor has another name, and only then', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const trainingId = await add(db, course('Knots'))
  const session_id = await addSession(db, { training: trainingId })
  const teaching = { session_id, uid, state: 'confirmed' as const, asked_at: null, answered_at: null }
  await db.transact((tx) => tx.insertInto('session_instructors').values(teaching).execute())
  const page = createPageTags()
  await shownSessions(db.reader, trainingId, { page, flags: { availability: true }, user: null, now })
  const before = await touched(db)
  await edit(db, uid, { language: 'ar' })
  expect(await touched(db)).toEqual(before)
  await edit(db, uid, { last_name: 'Lund' })
  const after = (await touched(db)).filter((tag) => !before.includes(tag))
  expect(after.filter((tag) => page.tags.has(tag))).toHaveLength(1)
})

async function touched({ reader }: Database): Promise<string[]> {
  const rows = await reader.selectFrom('cache_tags').select('tag').execute()
  return rows.map(({ tag }) => tag)
}
