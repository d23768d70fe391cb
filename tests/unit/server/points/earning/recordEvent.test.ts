import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, outcomeOf, pointsOf, report, revoke, welcome } from './earningSite.ts'

async function academy() {
  const db = await freshDatabase()
  await obey(db, [{ repeat: 'per_completion' }])
  return { db, uid: await welcome(db, 'amal') }
}

describe('a revocation', () => {
  test('that is revoked itself still holds', async () => {
    const { db, uid } = await academy()
    await report(db, { uid, external_id: 'done' })
    await revoke(db, 'done', 'first')
    expect(await revoke(db, 'first', 'second')).not.toHaveProperty('takenBack')
    expect(await outcomeOf(db, 'first')).toMatchObject({ uid, revoked: 0 })
    expect((await report(db, { uid, external_id: 'done' })).event.revoked).toBe(1)
    expect(await pointsOf(db, uid)).toBe(0)
  })

  test('that comes after its own revocation holds too', async () => {
    const { db, uid } = await academy()
    await report(db, { uid, external_id: 'done' })
    await revoke(db, 'first', 'second')
    await revoke(db, 'done', 'first')
    expect(await outcomeOf(db, 'first')).toMatchObject({ type: 'revocation', uid, revoked: 0, revokes: 'done' })
    expect(await outcomeOf(db, 'second')).toMatchObject({ uid: null })
    expect(await pointsOf(db, uid)).toBe(0)
  })

  test('of an event that has not come belongs to nobody until it comes, and then to its learner', async () => {
    const { db, uid } = await academy()
    expect(await revoke(db, 'done', 'early')).toMatchObject({ repeated: false, event: { external_id: 'early' } })
    expect(await outcomeOf(db, 'early')).toMatchObject({ uid: null })
    await revoke(db, 'other', 'unrelated')
    await report(db, { uid, external_id: 'done', source: 'key:2' })
    expect(await outcomeOf(db, 'early'), 'of another source').toMatchObject({ uid: null })
    expect(await report(db, { uid, external_id: 'done' })).toMatchObject({ repeated: false, event: { revoked: 1 } })
    expect(await outcomeOf(db, 'early')).toMatchObject({ uid })
    expect(await outcomeOf(db, 'unrelated')).toMatchObject({ uid: null })
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('of the same event by another one changes nothing', async () => {
    const { db, uid } = await academy()
    await report(db, { uid, external_id: 'done' })
    expect((await revoke(db, 'done', 'first')).takenBack).toMatchObject({ external_id: 'done', uid })
    const again = await revoke(db, 'done', 'second')
    expect(again).toMatchObject({ repeated: false, event: { uid } })
    expect(again.takenBack).toBeUndefined()
    expect(await revoke(db, 'done', 'second')).toMatchObject({ repeated: true, event: { uid } })
    expect((await outcomeOf(db, 'done')).outcome).toMatchObject({ taken_back: 10, shortfall: 0 })
  })

  test('that comes again with another event does not revoke that one', async () => {
    const { db, uid } = await academy()
    await report(db, { uid, external_id: 'done' })
    await report(db, { uid, external_id: 'other' })
    await revoke(db, 'done', 'first')
    expect(await revoke(db, 'other', 'first')).toMatchObject({ repeated: true, event: { revokes: 'done' } })
    expect(await pointsOf(db, uid)).toBe(10)
  })
})

test('an event keeps what was sent, with its rounded score and the time at which it was received', async () => {
  const { db, uid } = await academy()
  const sent = {
    uid,
    external_id: 'e',
    type: 'test_passed',
    object: 'https://x.test/1',
    score: 66.5,
    payload: '{"a":1}',
  }
  await report(db, sent)
  await report(db, { uid, external_id: 'plain' })
  expect(await outcomeOf(db, 'e')).toMatchObject({ ...sent, score: 67, exact_score: 66.5, revokes: null, revoked: 0 })
  const nothing = { object: 'event:key:1:plain', score: null, exact_score: null, revokes: null, payload: null }
  expect(await outcomeOf(db, 'plain')).toMatchObject({ ...nothing, received_at: '2026-11-21 09:00:00' })
})
