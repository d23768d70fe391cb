import { expect, test } from 'vitest'
import { answerLimit, answerRequest } from '#server/availability/sessions/answerRequest.ts'
import { requireSession } from '#server/availability/sessions/listSessions.ts'
import { ownSession, ownSessions } from '#server/availability/sessions/ownSessions.ts'
import { sessionHistory } from '#server/availability/sessions/sessionHistory.ts'
import { later } from '#tests/support/freshDatabase.ts'
import { openPlanning, reading, store } from './planning.ts'

const day = { from: '2026-11-30 00:00:00', until: '2026-12-01 00:00:00' }

test('an instructor accepts, changes their mind, and the history keeps both', async () => {
  const plan = await openPlanning()
  const { db, signe, yusuf, training, blue } = plan
  const id = await store(plan, { room: blue, teachers: [[signe, 'requested']] })
  const answer = (uid: number, state: 'confirmed' | 'declined', reason?: string) =>
    answerRequest(db, { id, uid, answer: { state, reason }, now: later(7) })
  expect(await answer(signe, 'confirmed')).toEqual({
    id,
    training,
    title: 'First aid',
    from: '2026-11-30 10:00:00',
    until: '2026-11-30 12:00:00',
    time_zone: 'UTC',
    room_name: 'Blue room',
    status: 'scheduled',
    state: 'confirmed',
    revision: 2,
  })
  expect((await answer(signe, 'confirmed')).revision, 'the same again').toBe(2)
  await answer(signe, 'declined', 'Ill')
  expect((await requireSession(db.reader, reading, id)).instructors).toEqual([{ uid: signe, state: 'declined' }])
  const { data } = await sessionHistory(db.reader, reading, id)
  expect(data).toMatchObject([
    { action: 'decline', actor: { uid: signe }, reason: 'Ill' },
    {
      action: 'accept',
      actor: { uid: signe },
      changes: [{ field: 'requested' }, { field: 'confirmed', after: [signe] }],
    },
  ])
  await expect(answer(yusuf, 'confirmed'), 'a session of others').rejects.toMatchObject({ status: 404 })
})

test('an instructor who changes their mind again and again has to wait', async () => {
  const plan = await openPlanning()
  const { db, signe } = plan
  const [id, other] = [
    await store(plan, { teachers: [[signe, 'requested']] }),
    await store(plan, { status: 'draft', teachers: [[signe, 'requested']] }),
  ]
  const answer = (session: number, state: 'confirmed' | 'declined', minute = 7) =>
    answerRequest(db, { id: session, uid: signe, answer: { state }, now: later(minute) })
  for (let tries = 0; tries < answerLimit.tries; tries++) await answer(id, tries % 2 ? 'confirmed' : 'declined')
  await expect(answer(id, 'declined')).rejects.toMatchObject({ status: 429 })
  const { meta } = await sessionHistory(db.reader, reading, id)
  expect(meta.total).toBe(answerLimit.tries)
  expect(await answer(other, 'confirmed'), 'another session').toMatchObject({ state: 'confirmed' })
  expect(await answer(id, 'declined', 68), 'an hour later').toMatchObject({ state: 'declined' })
})

test('a plan of which the instructor does not know cannot be answered, nor a cancelled session', async () => {
  const plan = await openPlanning()
  const { db, signe } = plan
  const answer = (id: number) => answerRequest(db, { id, uid: signe, answer: { state: 'confirmed' }, now: later(7) })
  const provisional = await store(plan, { status: 'draft', teachers: [[signe, 'provisional']] })
  await expect(answer(provisional)).rejects.toMatchObject({ status: 404 })
  await expect(ownSession(db.reader, signe, provisional)).rejects.toMatchObject({ status: 404 })
  const cancelled = await store(plan, { status: 'cancelled', teachers: [[signe, 'requested']] })
  await expect(answer(cancelled)).rejects.toMatchObject({ status: 409, problems: [{ code: 'status' }] })
})

test('instructors see their own sessions of a span, open requests first', async () => {
  const plan = await openPlanning()
  const { db, signe, yusuf } = plan
  const at = (from: string, until: string, state: 'provisional' | 'requested' | 'confirmed', teaching = signe) =>
    store(plan, { from, until, teachers: [[teaching, state]] })
  const early = await at('08:00', '09:00', 'confirmed')
  const asked = await at('10:00', '11:00', 'requested')
  await at('11:00', '12:00', 'provisional')
  await at('11:00', '12:00', 'requested', yusuf)
  const called = await store(plan, {
    from: '12:00',
    until: '13:00',
    status: 'cancelled',
    teachers: [[signe, 'requested']],
  })
  expect((await ownSessions(db.reader, signe, day)).map(({ id }) => id)).toEqual([asked, early, called])
  expect(await ownSessions(db.reader, signe, { from: '2026-11-30 13:00:00', until: '2026-12-01 00:00:00' })).toEqual([])
})
