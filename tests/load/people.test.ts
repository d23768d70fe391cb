import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { invitePeople } from '#tests/load/people.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'

const now = new Date('2026-10-05T09:00:00Z')

async function invite(of: 'empty' | 'demo') {
  const db = openDatabase(await freshDatabaseUrl(of), { patience: 'working' })
  try {
    const before = await countUsers()
    const made = await invitePeople(db, { learners: 2, isSecure: true, now }).catch((error: Error) => error.message)
    return { made, added: (await countUsers()) - before }
  } finally {
    await db.close()
  }

  async function countUsers(): Promise<number> {
    return (await db.reader.selectFrom('users').select('uid').execute()).length
  }
}

test('the load makes its people in the demo academy', async () => {
  const { made, added } = await invite('demo')
  expect(made).toMatchObject({ learners: [{ cookie: expect.stringMatching(/^__Host-session=/) }, {}] })
  expect(added).toBe(3)
})

test('the load makes nobody in the database of a real site', async () => {
  expect(await invite('empty')).toEqual({ made: expect.stringContaining('not the demo academy'), added: 0 })
})
