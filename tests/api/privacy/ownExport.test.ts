import { expect, test } from 'vitest'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const PASSWORD = 'demo-academy'
const path = '/api/v2/me/export'

test('a person downloads their own data, without secrets and without those who acted, and the log notes it', async () => {
  const db = await demoDatabase()
  const [learner, admin] = [browserAt(db), browserAt(db)]
  expect((await learner.ask(path)).status).toBe(401)
  await learner.signIn('learner@demo.test', PASSWORD)
  await admin.signIn('admin@demo.test', PASSWORD)
  const { uid } = (await learner.ask('/api/v2/me')).body.data
  const change = { full_name: 'Another Name' }
  expect((await admin.ask(`/api/v2/people/${uid}`, { method: 'PATCH', body: change })).status).toBe(200)
  const { status, body } = await learner.ask(path)
  expect([status, body.data.uid]).toEqual([200, uid])
  const { data } = body.data
  expect(data.users).toMatchObject([{ mail: 'learner@demo.test', full_name: 'Another Name' }])
  expect(data.audit_entries.at(-1)).toMatchObject({ action: 'changed', actor: null })
  expect(data.point_entries.length).toBeGreaterThan(0)
  for (const { actor } of data.point_entries) expect([null, uid]).toContain(actor)
  const text = JSON.stringify(body)
  for (const secret of ['password_hash', 'token_hash', 'admin@demo.test']) expect(text).not.toContain(secret)
  const entries = (await admin.ask(`/api/v2/audit?subject=person:${uid}`)).body.data
  expect(entries[0]).toMatchObject({ action: 'exported', actor: { uid } })
})

test('an old login is not enough for it', async () => {
  const db = await demoDatabase()
  const learner = browserAt(db)
  await learner.signIn('learner@demo.test', PASSWORD)
  const late = await learner.ask(path, { now: later(16) })
  expect([late.status, late.body.errors[0].code]).toEqual([403, 'password_needed'])
})

test('nobody fills the log with it', async () => {
  const learner = browserAt(await demoDatabase())
  await learner.signIn('learner@demo.test', PASSWORD)
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn++) statuses.push((await learner.ask(path)).status)
  expect([statuses[9], statuses[11]]).toEqual([200, 429])
})
