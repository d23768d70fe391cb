import { expect, test } from 'vitest'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const PASSWORD = 'demo-academy'
/** `signIn` gives the password at minute 0. */
const soon = later(14)
const late = later(16)

/** An administrator who gave the password at minute 0, and what can give access or personal data to others. */
async function powers() {
  const db = await demoDatabase()
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', PASSWORD)
  const { uid } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'learner@demo.test')
    .executeTakeFirstOrThrow()
  const file = 'mail,first_name,roles\nnew@people.test,Nadia,content_manager\n'
  const calls = {
    import: (now: Date) => admin.ask('/api/v2/people/import', { body: { file }, now }),
    export: (now: Date) => admin.ask(`/api/v2/people/${uid}/export`, { now }),
    settings: (now: Date) => admin.ask('/api/v2/settings/sign-in', { body: { create_people: true }, now }),
  }
  return { db, admin, calls, file }
}

for (const name of ['import', 'export', 'settings'] as const) {
  test(`an old login is not enough for people and the ways to sign in: ${name}`, async () => {
    const { admin, calls } = await powers()
    expect((await calls[name](soon)).status).toBeLessThan(300)
    const refused = await calls[name](late)
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'password_needed'])
    const body = { password: PASSWORD }
    expect((await admin.ask('/api/v2/session', { method: 'PATCH', body, now: late })).status).toBe(204)
    expect((await calls[name](late)).status).toBeLessThan(300)
  })
}

test('a file of people is tried without a password, and continued only with one', async () => {
  const { db, admin, calls, file } = await powers()
  const tried = await admin.ask('/api/v2/people/import', { body: { file, dry_run: true }, now: late })
  expect(tried.status).toBe(200)
  const { id } = (await calls.import(soon)).body.data
  await db.transact((tx) => tx.updateTable('imports').set({ state: 'stopped' }).where('id', '=', id).execute())
  const resume = (now: Date) => admin.ask(`/api/v2/people/import/${id}/resume`, { method: 'POST', body: {}, now })
  expect((await resume(late)).status).toBe(403)
  expect((await resume(soon)).status).toBe(200)
})
