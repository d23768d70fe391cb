import { expect, test } from 'vitest'
import { takeSessionAction } from '#server/availability/desk/takeSessionAction.ts'
import { viewSession } from '#server/availability/desk/viewSession.ts'
import { readSessionStep } from '#shared/availability/sessionForms.ts'
import { later } from '#tests/support/freshDatabase.ts'
import { openPlanning, reading, store } from '../sessions/planning.ts'

const languages = { language: 'en', siteLanguage: 'en' }

async function desk(teachers: (plan: Awaited<ReturnType<typeof openPlanning>>) => Parameters<typeof store>[1]) {
  const plan = await openPlanning()
  const id = await store(plan, teachers(plan))
  const take = (form: Record<string, string>) =>
    takeSessionAction(plan.db, readSessionStep(form), { id, by: plan.ingrid }, { now: later(5), timeZone: 'UTC' })
  const view = (replaced?: number) => viewSession(plan.db.reader, id, { ...reading, ...languages }, replaced)
  return { ...plan, id, take, view }
}

test('a substitute is asked at once if no other instructor would be asked too', async () => {
  const { take, view, signe, yusuf } = await desk(({ signe }) => ({ teachers: [[signe, 'confirmed']] }))
  const { replacing, session } = await view(signe)
  expect(replacing).toMatchObject({ uid: signe, substitutes: [{ uid: yusuf }] })
  await take({ action: 'replace', uid: String(signe), by: String(yusuf), revision: String(session.revision) })
  const { session: after, history, names } = await view()
  expect(after.instructors).toEqual([{ uid: yusuf, state: 'requested' }])
  expect(history[0]?.changes).toContainEqual({ field: 'instructors', before: [signe], after: [yusuf] })
  expect(names.people.get(signe)?.full_name).toContain('signe')
})

test('a substitute waits for the question if somebody else has declined', async () => {
  const { take, view, signe, yusuf, ingrid } = await desk(({ signe, ingrid }) => ({
    status: 'draft',
    teachers: [
      [signe, 'confirmed'],
      [ingrid, 'declined'],
    ],
  }))
  await take({ action: 'replace', uid: String(signe), by: String(yusuf), revision: '1' })
  const { instructors } = (await view()).session
  expect(instructors).toEqual(
    [
      { uid: yusuf, state: 'provisional' },
      { uid: ingrid, state: 'declined' },
    ].toSorted((a, b) => a.uid - b.uid),
  )
})

test('a replacement on an old revision changes nothing', async () => {
  const { take, view, signe, yusuf } = await desk(({ signe }) => ({ teachers: [[signe, 'confirmed']] }))
  await expect(take({ action: 'replace', uid: String(signe), by: String(yusuf), revision: '7' })).rejects.toMatchObject(
    { status: 409 },
  )
  expect((await view()).session.instructors).toEqual([{ uid: signe, state: 'confirmed' }])
})

test('substitutes are looked up only for somebody who teaches the session', async () => {
  const { view, yusuf } = await desk(({ signe }) => ({ teachers: [[signe, 'confirmed']] }))
  expect((await view(yusuf)).replacing).toBeUndefined()
  expect((await view()).replacing).toBeUndefined()
})

test('the names of a session are those of its people, rooms and training', async () => {
  const { view, signe, blue, training } = await desk(({ signe, blue }) => ({
    room: blue,
    teachers: [[signe, 'confirmed']],
  }))
  const { names } = await view()
  expect(names.rooms.get(blue)).toMatchObject({ name: 'Blue room', seats: 10 })
  expect(names.trainings.get(training)).toMatchObject({ title: 'First aid' })
  expect([...names.people.keys()]).toEqual([signe])
})
