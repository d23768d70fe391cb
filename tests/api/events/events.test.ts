import { describe, expect, test } from 'vitest'
import { enrolmentOf } from '#server/enrolments/enrolment.ts'
import { pointsOf, welcome } from '../../unit/server/points/earning/earningSite.ts'
import { academy, done } from './programs.ts'

describe('an event from outside', () => {
  test('is recorded once: it completes the training and earns, and a repetition gets the same response', async () => {
    const { db, amal, lifting, call } = await academy()
    const first = await call('events', { body: done })
    expect(first).toMatchObject({
      status: 201,
      body: {
        data: {
          id: 'lms-1',
          type: 'training_completed',
          uid: amal,
          training: lifting,
          score: null,
          revoked: false,
          outcome: { rule: 'rule-0', points: 20, capped: false, why: null },
        },
      },
    })
    const again = await call('events', { body: done })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await pointsOf(db, amal)).toBe(20)
    const enrolment = await enrolmentOf(db.reader, { uid: amal, trainingId: lifting })
    expect(enrolment).toEqual({ state: 'completed', at: done.at })
  })

  test('that is sent twelve times at the same time counts once', async () => {
    const { db, amal, call } = await academy()
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('events', { body: done })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201])
    expect(await pointsOf(db, amal)).toBe(20)
  })

  test('cannot reuse the identifier of another event', async () => {
    const { db, amal, call } = await academy()
    await call('events', { body: done })
    const other = await call('events', { body: { ...done, at: '2026-11-20 11:00:00' } })
    expect(other).toMatchObject({ status: 409, body: { errors: [{ code: 'event_id' }] } })
    expect(await pointsOf(db, amal)).toBe(20)
  })

  test('is refused with all its problems', async () => {
    const { call } = await academy()
    const wrong = { id: 'x', type: 'training_completed', uid: 999, training: 4711, at: '2026-11-21 10:00:01' }
    const { status, body } = await call('events', { body: wrong })
    expect(status).toBe(400)
    expect(body.errors.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['at', 'future'],
      ['uid', 'not_found'],
      ['training', 'not_found'],
    ])
    const missing = await call('events', { body: { id: 'x', at: '2026-02-30 10:00:00', more: 1 } })
    expect(missing.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['at', 'more', 'type', 'uid'])
    const less = await call('events', { body: { id: 'x', type: 'training_completed', at: '2026-02-20 10:00:00' } })
    expect(less.body.errors.map(({ path }: { path: string }) => path)).toEqual(['uid', 'training'])
    expect(less.body.errors[0].code).toBe('required')
  })

  test('is refused with everything that it lacks, also if its time is missing or its type is wrong', async () => {
    const { call } = await academy()
    const refused = async (body: object) => {
      const { errors } = (await call('events', { body })).body
      return errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
    }
    expect(await refused({ id: 'e7' })).toEqual(['at required', 'type required', 'uid required'])
    expect(await refused({ id: 'e7', type: 'nothing' })).toEqual(['type choice', 'at required', 'uid required'])
    expect(await refused({ type: 'training_completed', uid: 'amal' })).toEqual([
      'id required',
      'uid type',
      'at required',
      'training required',
    ])
    expect(await refused({ id: 'e8', revokes: 7 })).toEqual(['at required', 'revokes type'])
  })

  test('is revoked by another event in any order, and the training is open again', async () => {
    const { db, amal, lifting, call } = await academy()
    const revocation = { id: 'lms-2', revokes: 'lms-1', at: '2026-11-20 12:00:00' }
    await call('events', { body: done })
    expect(await call('events', { body: revocation })).toMatchObject({ status: 201, body: { data: { uid: amal } } })
    expect((await call('events', { body: revocation })).status).toBe(200)
    expect(await pointsOf(db, amal)).toBe(0)
    expect(await enrolmentOf(db.reader, { uid: amal, trainingId: lifting })).toMatchObject({ state: 'in_progress' })
    expect((await call('events', { body: done })).body.data).toMatchObject({
      revoked: true,
      outcome: { why: 'revoked' },
    })

    const early = { id: 'lms-4', revokes: 'lms-3', at: '2026-11-20 12:00:00' }
    expect(await call('events', { body: early })).toMatchObject({ status: 201, body: { data: { uid: null } } })
    expect((await call('events', { body: { ...done, id: 'lms-3' } })).status).toBe(201)
    expect(await pointsOf(db, amal)).toBe(0)
    // A completion that is not revoked earns, and the enrolment shows it.
    await call('events', { body: { ...done, id: 'lms-5', at: '2026-11-20 15:00:00' } })
    expect(await pointsOf(db, amal)).toBe(20)
    const enrolment = await enrolmentOf(db.reader, { uid: amal, trainingId: lifting })
    expect(enrolment).toEqual({ state: 'completed', at: '2026-11-20 15:00:00' })
  })

  test('of another learner is not revoked by mistake', async () => {
    const { db, amal, call } = await academy()
    await welcome(db, 'finn')
    await call('events', { body: done })
    const mistaken = { id: 'x', revokes: 'lms-1', mail: 'finn@story.test', at: '2026-11-20 12:00:00' }
    expect(await call('events', { body: mistaken })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'revokes' }] },
    })
    expect(await pointsOf(db, amal)).toBe(20)
  })
})
