import { expect, onTestFinished, test } from 'vitest'
import { answerRequest } from '#server/availability/sessions/answerRequest.ts'
import { removeRoom } from '#server/availability/rooms/removeRoom.ts'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { createSession } from '#server/availability/sessions/createSession.ts'
import { followBegunSessions } from '#server/availability/sessions/followBegunSessions.ts'
import { requireSession } from '#server/availability/sessions/listSessions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import { Refusal } from '#shared/refusal.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshDatabaseUrl, morning } from '#tests/support/freshDatabase.ts'
import { openPlanning, reading, store } from './planning.ts'

const ROUNDS = 8

/** A site, and two administrators with connections of their own. */
async function twoDesks() {
  const url = await freshDatabaseUrl('empty')
  const [one, other] = [open(url), open(url)]
  const plan = await openPlanning(one)
  const change = (db: Database, id: number, body: TrainingSessionChange) =>
    changeSession(db, { id, by: plan.ingrid, now: morning }, body)
  const find = (id: number) => requireSession(one.reader, reading, id)
  return { ...plan, one, other, change, find }
}

function open(url: string): Database {
  const db = openDatabase(url, { poolSize: 4 })
  onTestFinished(() => db.close())
  return db
}

/** The refusal of one of two that race; any other error fails the test. */
async function loserOf(racing: readonly Promise<unknown>[]): Promise<{ place: number; refusal: Refusal }> {
  const results = await Promise.allSettled(racing)
  const lost = results.flatMap((result, place) =>
    result.status === 'rejected' ? [{ place, refusal: result.reason }] : [],
  )
  expect(lost).toHaveLength(1)
  expect(lost[0]?.refusal).toBeInstanceOf(Refusal)
  return lost[0]!
}

test('two administrators schedule sessions in one room at once: one wins, the other learns which session has it', async () => {
  const { one, other, change, find, ...plan } = await twoDesks()
  for (let round = 0; round < ROUNDS; round++) {
    const room = plan.blue
    const hour = String(8 + round).padStart(2, '0')
    const period = { from: `${hour}:00`, until: `${hour}:50`, status: 'draft' as const }
    const titles = [`Morning ${round}`, `Evening ${round}`]
    const ids = [
      await store(plan, { ...period, title: titles[0]!, room, teachers: [[plan.signe, 'confirmed']] }),
      await store(plan, { ...period, title: titles[1]!, room, teachers: [[plan.yusuf, 'confirmed']] }),
    ]
    const { place, refusal } = await loserOf([
      change(one, ids[0]!, { action: 'schedule' }),
      change(other, ids[1]!, { action: 'schedule' }),
    ])
    const winner = titles[1 - place]
    expect(refusal).toMatchObject({
      status: 400,
      problems: [
        { path: 'room', code: 'room_taken', values: { title: winner } },
        { path: 'reason', code: 'required' },
      ],
    })
    expect((await find(ids[place]!)).status).toBe('draft')
    expect((await find(ids[1 - place]!)).status).toBe('scheduled')
  }
})

test('two administrators want one person at once: one wins, the other learns which session has the person', async () => {
  const { one, other, change, find, ...plan } = await twoDesks()
  for (let round = 0; round < ROUNDS; round++) {
    const hour = String(8 + round).padStart(2, '0')
    const period = { from: `${hour}:00`, until: `${hour}:50` }
    const titles = [`Morning ${round}`, `Evening ${round}`]
    const ids = [
      await store(plan, { ...period, title: titles[0]!, room: plan.blue, teachers: [[plan.yusuf, 'confirmed']] }),
      await store(plan, { ...period, title: titles[1]!, room: plan.ward, status: 'draft' }),
    ]
    const instructors = [{ uid: plan.signe }]
    const { place, refusal } = await loserOf([
      change(one, ids[0]!, { revision: 1, instructors }),
      change(other, ids[1]!, { revision: 1, instructors, action: 'schedule' }),
    ])
    expect(refusal).toMatchObject({
      status: 400,
      problems: [
        { path: 'instructors[0]', code: 'double_booked', values: { title: titles[1 - place] } },
        { path: 'reason' },
      ],
    })
    expect((await find(ids[1 - place]!)).instructors.map(({ uid }) => uid)).toEqual([plan.signe])
  }
})

test('sessions that swap rooms or people at once wait for each other without a deadlock', async () => {
  const { one, other, change, find, ...plan } = await twoDesks()
  const { signe, yusuf, blue, ward } = plan
  const early = await store(plan, { from: '08:00', until: '09:00', room: blue })
  const noon = await store(plan, { from: '12:00', until: '13:00', room: ward })
  const before = await deadlocks(one)
  for (let round = 1; round <= ROUNDS; round++) {
    const [first, second] = round % 2 ? [ward, blue] : [blue, ward]
    await Promise.all([
      change(one, early, { revision: round, room: first }),
      change(other, noon, { revision: round, room: second }),
    ])
  }
  const asked = await store(plan, { from: '14:00', until: '15:00', teachers: [[signe, 'confirmed']] })
  const late = await store(plan, { from: '16:00', until: '17:00', teachers: [[yusuf, 'confirmed']] })
  for (let round = 1; round <= ROUNDS; round++) {
    const [first, second] = round % 2 ? [yusuf, signe] : [signe, yusuf]
    await Promise.all([
      change(one, asked, { revision: round, instructors: [{ uid: first }] }),
      change(other, late, { revision: round, instructors: [{ uid: second }] }),
    ])
  }
  expect(await deadlocks(one)).toBe(before)
  expect(await find(early)).toMatchObject({ room: blue, revision: ROUNDS + 1 })
  expect(await find(asked)).toMatchObject({ instructors: [{ uid: signe }], revision: ROUNDS + 1 })
})

test('two administrators change one session at once: one wins, the other learns the new revision', async () => {
  const { one, other, change, find, ...plan } = await twoDesks()
  const id = await store(plan, { teachers: [[plan.signe, 'confirmed']] })
  const { refusal } = await loserOf([
    change(one, id, { revision: 1, title: 'Burns' }),
    change(other, id, { revision: 1, title: 'Wounds' }),
  ])
  expect(refusal).toMatchObject({ status: 409, problems: [{ code: 'revision' }], details: { revision: 2 } })
})

test('an instructor who declines while the session is changed is not confirmed again by it', async () => {
  const { one, other, change, find, ...plan } = await twoDesks()
  for (let round = 0; round < ROUNDS; round++) {
    const hour = String(8 + round).padStart(2, '0')
    const period = { from: `${hour}:00`, until: `${hour}:50` }
    const id = await store(plan, { ...period, teachers: [[plan.signe, 'requested']] })
    const [declined] = await Promise.all([
      answerRequest(one, { id, uid: plan.signe, answer: { state: 'declined' }, now: morning }),
      change(other, id, { room: plan.blue, revision: 1 }).catch((error) => expect(error).toBeInstanceOf(Refusal)),
    ])
    expect(declined.state).toBe('declined')
    expect((await find(id)).instructors).toEqual([{ uid: plan.signe, state: 'declined' }])
  }
})

test('a session that is scheduled while the next sessions of trainings are set is not passed over', async () => {
  const { one, change, ...plan } = await twoDesks()
  const begun = '2026-11-20 10:00:00'
  await one.transact((tx) => tx.updateTable('trainings').set({ next_session_at: begun }).execute())
  await store(plan, { from: '15:00', until: '16:00' })
  const early = await store(plan, { status: 'draft', teachers: [[plan.signe, 'confirmed']] })
  const follow = () => followBegunSessions({ db: one, clock: () => morning })
  const following = await one.transact(async (tx) => {
    await change(inTransaction(tx), early, { action: 'schedule' })
    const pending = follow()
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { pending }
  })
  expect(await following.pending).toBe(1)
  const { next_session_at } = await one.reader
    .selectFrom('trainings')
    .select('next_session_at')
    .where('id', '=', plan.training)
    .executeTakeFirstOrThrow()
  expect(next_session_at).toBe('2026-11-30 10:00:00')
})

test('a session that is created in a room while it is deleted is refused with the field', async () => {
  const { one, ingrid, training, blue } = await twoDesks()
  const period = { from: '2026-11-30 10:00:00', until: '2026-11-30 12:00:00', time_zone: 'UTC' }
  const body = { training, title: 'Burns', room: blue, capacity: null, instructors: [], ...period }
  const { creating } = await one.transact(async (tx) => {
    await removeRoom(inTransaction(tx), blue, { by: null, now: morning })
    const creating = createSession(one, body, { by: ingrid, now: morning }).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { creating }
  })
  expect(await creating).toMatchObject({ status: 400, problems: [{ path: 'room', code: 'not_found' }] })
})
