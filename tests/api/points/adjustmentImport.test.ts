import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/incentives/adjustments/import'
const headers = { 'Idempotency-Key': 'november' }

async function desk() {
  const db = await demoDatabase()
  const manager = browserAt(db)
  await manager.signIn('incentives@demo.test', 'demo-academy')
  const learner = browserAt(db)
  await learner.signIn('learner@demo.test', 'demo-academy')
  const points = async () => (await learner.ask('/api/v2/incentives/wallet')).body.data.points as number
  return { db, manager, learner, points }
}

test('a manager tries a file, then books it; the same key gets the same answer, and the learner is notified', async () => {
  const { manager, learner, points } = await desk()
  const before = await points()
  const file = 'mail,amount,reason\nlearner@demo.test,25,Helped at the open day\nlearner2@demo.test,-5,Counted twice'
  const trial = await manager.ask(path, { body: { file, dry_run: true } })
  expect(trial).toMatchObject({
    status: 200,
    body: { data: { dry_run: true, rows: 2, booked: 2, repeated: 0, refused: 0, given: 25, taken: 5 } },
  })
  expect(trial.body.data.adjustments[0]).toMatchObject({ line: 2, before, after: before + 25, problems: [] })
  expect(await points()).toBe(before)
  const [first, second] = await Promise.all([1, 2].map(() => manager.ask(path, { body: { file }, headers })))
  expect(first).toMatchObject({ status: 200, body: { data: { dry_run: false, booked: 2 } } })
  expect(second?.body).toEqual(first?.body)
  expect(await points()).toBe(before + 25)
  const later = await manager.ask(path, { body: { file }, headers: { 'Idempotency-Key': 'another' } })
  expect(later.body.data).toMatchObject({ booked: 0, repeated: 2, given: 0, taken: 0 })
  expect(later.body.data.adjustments[0].booked_at).toEqual(expect.any(String))
  expect(await points()).toBe(before + 25)
  const [notice] = (await learner.ask('/api/v2/notices')).body.data
  expect(notice).toMatchObject({
    message: 'Our team gave you 25 points: Helped at the open day',
    href: '/incentives/wallet',
  })
})

test('a file with problems is shown row by row in the reader’s language, and is refused with all of them', async () => {
  const { manager } = await desk()
  const file = 'mail,amount,reason\nlearner@demo.test,5,Fine\nnobody@demo.test,five,\nincentives@demo.test,5,For me'
  const { body } = await manager.ask(path, { body: { file, dry_run: true } })
  expect(body.data).toMatchObject({ rows: 3, booked: 1, refused: 2 })
  expect(body.data.adjustments[2].problems).toEqual([
    { column: '', message: 'You cannot change your own points. Ask another manager.' },
  ])
  const refusal = await manager.ask(path, { body: { file }, headers })
  expect(refusal.status).toBe(400)
  expect(refusal.body.errors.map((error: { path: string }) => error.path)).toEqual([
    'file[3][amount]',
    'file[3][reason]',
    'file[3][mail]',
    'file[4]',
  ])
})

test('points move only with a key, and only for the people who may give them', async () => {
  const { manager, learner } = await desk()
  const body = { file: 'mail,amount,reason\nlearner@demo.test,5,Fine' }
  expect(await manager.ask(path, { body })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'idempotency_key' }] },
  })
  expect((await learner.ask(path, { body, headers })).status).toBe(403)
  expect((await learner.ask(path, { body: { ...body, dry_run: true } })).status).toBe(403)
})
