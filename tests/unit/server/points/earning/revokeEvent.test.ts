import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, outcomeOf, pointsOf, report, revoke, welcome } from './earningSite.ts'

const often = { repeat: 'per_completion' } as const
const rules = [
  { ...often, id: 'training' },
  { ...often, id: 'session', trigger: 'session_attended' as const },
]

async function academy() {
  const db = await freshDatabase()
  return { db, uid: await welcome(db, 'amal') }
}

describe('a revoked event under a cap', () => {
  test('leaves its points to events of other rules', async () => {
    const { db, uid } = await academy()
    await obey(db, rules, { daily_cap: 14 })
    await report(db, { uid, external_id: 'training', at: '2026-11-20 12:00:00' })
    await report(db, { uid, external_id: 'session', type: 'session_attended', at: '2026-11-20 13:00:00' })
    expect((await outcomeOf(db, 'session')).outcome).toMatchObject({ points: 4, capped: true })
    await revoke(db, 'training')
    expect((await outcomeOf(db, 'session')).outcome).toMatchObject({ points: 10, capped: false })
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('changes the events of its rule and of its month on the site’s clock, and no others', async () => {
    const { db, uid } = await academy()
    await obey(db, rules, { daily_cap: 1 })
    // Days and months begin at 23:00 UTC in Copenhagen in winter.
    const others = {
      october: '2026-10-31 22:59:59',
      first: '2026-10-31 23:00:00',
      last: '2026-11-30 22:59:59',
      december: '2026-11-30 23:00:00',
    }
    for (const [external_id, at] of Object.entries(others))
      await report(db, { uid, external_id, type: 'session_attended', at })
    await report(db, { uid, external_id: 'same rule', at: '2026-09-10 12:00:00' })
    await report(db, { uid, external_id: 'revoked', at: '2026-11-20 12:00:00' })
    await obey(db, rules, { daily_cap: 100 })
    await revoke(db, 'revoked')
    const points = async (id: string) => [id, (await outcomeOf(db, id)).points]
    expect(await Promise.all([...Object.keys(others), 'same rule'].map(points))).toEqual([
      ['october', 1],
      ['first', 10],
      ['last', 10],
      ['december', 1],
      ['same rule', 10],
    ])
  })

  test('never reduces the points of another event, even if its rule gives less now', async () => {
    const { db, uid } = await academy()
    await obey(db, rules, { daily_cap: 14 })
    await report(db, { uid, external_id: 'a', at: '2026-11-20 12:00:00' })
    await report(db, { uid, external_id: 'b', at: '2026-11-20 13:00:00' })
    await obey(db, [{ ...often, id: 'training', points: 2 }], { daily_cap: 14 })
    await revoke(db, 'a')
    expect(await outcomeOf(db, 'b')).toMatchObject({ points: 4, missed: 6, outcome: { points: 4, capped: true } })
    expect(await pointsOf(db, uid)).toBe(4)
  })

  test('changes nothing of another event that gets no more, or whose rule was removed', async () => {
    const { db, uid } = await academy()
    await obey(db, rules, { daily_cap: 14 })
    for (const [id, at] of Object.entries({ full: '20 12', reduced: '20 13', other: '19 12', more: '19 13' }))
      await report(db, { uid, external_id: id, at: `2026-11-${at}:00:00` })
    const before = await outcomeOf(db, 'reduced')
    expect(before).toMatchObject({ points: 4, missed: 6, outcome: { capped: true, entry: expect.any(Number) } })
    await revoke(db, 'other')
    expect(await outcomeOf(db, 'reduced')).toEqual(before)
    expect((await outcomeOf(db, 'more')).points).toBe(10)
    await obey(db, [], { daily_cap: 14 })
    await revoke(db, 'full')
    expect(await outcomeOf(db, 'reduced')).toEqual(before)
    expect(await pointsOf(db, uid)).toBe(14)
  })

  test('changes no other event if it earned nothing itself', async () => {
    const { db, uid } = await academy()
    await obey(db, rules, { daily_cap: 10 })
    for (const [external_id, hour] of Object.entries({ full: 12, revoked: 13, other: 14 }))
      await report(db, { uid, external_id, at: `2026-11-20 ${hour}:00:00` })
    await obey(db, rules, { daily_cap: 100 })
    await revoke(db, 'revoked')
    expect((await outcomeOf(db, 'revoked')).outcome).toMatchObject({ why: 'revoked', capped: false })
    expect((await outcomeOf(db, 'other')).outcome).toMatchObject({ points: 0, why: 'cap', capped: true })
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('changes the events of no other learner', async () => {
    const { db, uid } = await academy()
    const finn = await welcome(db, 'finn')
    await obey(db, rules, { daily_cap: 4 })
    await report(db, { uid: finn, external_id: 'finn' })
    await report(db, { uid, external_id: 'revoked' })
    await obey(db, rules, { daily_cap: 100 })
    await revoke(db, 'revoked')
    expect((await outcomeOf(db, 'finn')).points).toBe(4)
  })
})

test('an event that got its points in two parts loses both, with a notice of what was awarded', async () => {
  const { db, uid } = await academy()
  await obey(db, rules, { daily_cap: 14 })
  await report(db, { uid, external_id: 'a', at: '2026-11-20 12:00:00' })
  await report(db, { uid, external_id: 'b', at: '2026-11-20 13:00:00' })
  await revoke(db, 'a')
  await revoke(db, 'b')
  expect((await outcomeOf(db, 'b')).outcome).toMatchObject({ points: 0, why: 'revoked', taken_back: 10, shortfall: 0 })
  expect(await pointsOf(db, uid)).toBe(0)
  const notices = await db.reader.selectFrom('notices').select('details').where('uid', '=', uid).orderBy('id').execute()
  expect(notices.map(({ details }) => JSON.parse(details).points)).toEqual([10, 4, 6])
})
