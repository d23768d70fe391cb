import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { readWallet } from '#server/points/history/readWallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, report, time, welcome } from '../earning/earningSite.ts'

const reading = { language: 'en', siteLanguage: 'en', list: (names: readonly string[]) => names.join(' & ') }

test('a wallet and its entries show one moment, even if points are earned during the reading', async () => {
  const db = await freshDatabase()
  await obey(db, [{ id: 'session', name: 'In the room', trigger: 'session_attended' as const }])
  const uid = await welcome(db, 'layla')
  const attend = (room: string) =>
    report(db, { uid, external_id: room, type: 'session_attended', object: `https://rooms.test/${room}` })
  await attend('first')
  const read = (snapshot: Database['snapshot']) => readWallet({ snapshot }, uid, { query: {}, reading, time })
  const before = await read(db.snapshot)
  const during = await read((run) =>
    db.snapshot(async (reader) => {
      // The first query decides which moment the snapshot shows.
      await reader.selectFrom('point_entries').select('id').execute()
      await attend('second')
      return run(reader)
    }),
  )
  expect(during).toEqual(before)
  const { story, found } = await read(db.snapshot)
  expect([before.found.meta.total, found.meta.total]).toEqual([1, 2])
  expect(story.sums.earned).toBe(found.data.reduce((sum, { amount }) => sum + amount, 0))
})
