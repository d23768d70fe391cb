import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { add, addOrganization, course } from '#tests/unit/server/catalogue/catalogue.ts'
import {
  hoursOf,
  inWeek,
  mornings,
  openSchool,
  plan,
  problemsOfAnswer,
  type SignedIn,
  signedIn,
  week,
} from './teachers.ts'

/** A school with Ingrid, who plans, Signe and Yusuf, who teach, and a learner. */
async function openOffice() {
  const db = await openSchool()
  const [oak, elm] = [await addOrganization(db, 'Oak House'), await addOrganization(db, 'Elm House')]
  const signe = await signedIn(db, 'signe', { organizations: [oak, elm], country: 'DK', language: 'en' })
  const yusuf = await signedIn(db, 'yusuf', { organizations: [elm], country: 'TR', language: 'ar', timezone: null })
  const ingrid = await signedIn(db, 'ingrid', { roles: ['course_administrator'], country: 'NO' })
  const freja = await signedIn(db, 'freja', { roles: ['learner'] })
  return { db, oak, elm, signe, yusuf, ingrid, freja }
}

const calendarOf = (people: readonly number[], from = week.from, until = week.until) =>
  `course-administration/calendar?${people.map((uid) => `uid[]=${uid}`).join('&')}&from=${from}&until=${until}`

async function block(db: Database, { uid }: SignedIn) {
  await db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', uid).execute())
}

describe('the people who teach', () => {
  test('are listed by name with organisations and zone; learners and blocked users are not', async () => {
    const { db, signe, yusuf, ingrid } = await openOffice()
    await block(db, await signedIn(db, 'gone'))
    await yusuf.post('availability/schedules', { ...mornings, time_zone: 'Europe/Istanbul' })
    const { data, meta } = (await ingrid.read('course-administration/people')).body
    expect(data).toEqual([
      person(ingrid.uid, 'ingrid', [], 'Europe/Berlin'),
      person(signe.uid, 'signe', ['Elm House', 'Oak House'], 'Europe/Berlin'),
      person(yusuf.uid, 'yusuf', ['Elm House'], 'Europe/Istanbul'),
    ])
    expect(meta).toMatchObject({ page: 0, total: 3, isLastPage: true })
    const { body } = await ingrid.read('course-administration/people?limit=1&page=1')
    expect([body.data[0].uid, body.meta.total, body.meta.isLastPage]).toEqual([signe.uid, 3, false])
  })

  test('are filtered by name, organisation, country, language and training', async () => {
    const { db, oak, elm, signe, yusuf, ingrid } = await openOffice()
    const training = await add(db, course('Signs'))
    await plan(db, signe, 'requested', { training })
    await plan(db, yusuf, 'declined', { training })
    await plan(db, ingrid, 'confirmed', { training, status: 'cancelled' })
    const found = async (query: string) =>
      (await ingrid.read(`course-administration/people?${query}`)).body.data.map(({ uid }: { uid: number }) => uid)
    expect(await found('s=SIG')).toEqual([signe.uid])
    expect(await found(`organization[]=${oak}`)).toEqual([signe.uid])
    expect(await found(`organization[]=${oak}&organization[]=${elm}`)).toEqual([signe.uid, yusuf.uid])
    expect(await found('country[]=TR&country[]=NO')).toEqual([ingrid.uid, yusuf.uid])
    expect(await found('language[]=ar')).toEqual([yusuf.uid])
    expect(await found('language=ar'), 'the language of the answer').toHaveLength(3)
    expect(await found(`training[]=${training}`)).toEqual([signe.uid])
    expect(await found(`training[]=${training}&country[]=TR`)).toEqual([])
  })

  test('are shown to course administrators only, as are their calendars and free time', async () => {
    const { signe, freja } = await openOffice()
    for (const path of ['people', `slots?uid[]=${signe.uid}&${inWeek}`, `calendar?uid[]=${signe.uid}&${inWeek}`])
      for (const user of [signe, freja])
        expect((await user.read(`course-administration/${path}`)).status, path).toBe(403)
  })
})

describe('the calendars that course administrators see', () => {
  test('have free time, the class of reason of busy time, and a note only if it is public', async () => {
    const { db, signe, ingrid } = await openOffice()
    await signe.post('availability/schedules', mornings)
    const off = { all_day: true, from: '2026-11-26', until: '2026-11-26', reason: 'sick', note: 'Broken leg' }
    await signe.post('availability/time_off', off)
    const shown = { ...off, from: '2026-11-27', until: '2026-12-04', reason: 'travel', note: 'Back soon.' }
    await signe.post('availability/time_off', { ...shown, note_public: true })
    const id = await plan(db, signe, 'requested')
    const answer = await ingrid.read(calendarOf([signe.uid]))
    const [calendar] = answer.body.data
    expect(hoursOf(calendar.free)).toEqual(['Mon 08:00–11:00', 'Tue 08:00–11:00', 'Wed 08:00–11:00'])
    expect(calendar.busy).toEqual([
      { from: '2026-11-25 23:00:00', until: '2026-11-26 23:00:00', kind: 'time_off', reason: 'sick' },
      { from: '2026-11-26 23:00:00', until: week.until, kind: 'time_off', reason: 'travel', note: 'Back soon.' },
    ])
    expect(calendar.sessions).toMatchObject([{ id, state: 'requested', status: 'scheduled' }])
    expect(JSON.stringify(answer.body)).not.toContain('Broken leg')
  })

  test('name neither the calendars elsewhere nor their addresses; busy times that touch are one', async () => {
    const { db, signe, ingrid } = await openOffice()
    await db.transact(async (tx) => {
      for (const [name, hours] of [
        ['Clinic', '09:00'],
        ['Family', '10:00'],
      ] as const) {
        const { id: calendar_id } = await tx
          .insertInto('subscribed_calendars')
          .values({ uid: signe.uid, name, url: `https://secret.example/${name}`, created: '2026-11-01 00:00:00' })
          .returning('id')
          .executeTakeFirstOrThrow()
        const busy = { from_at: `2026-11-24 ${hours}:00`, until_at: `2026-11-24 ${hours.slice(0, 1)}1:00:00` }
        const until_at = hours === '09:00' ? '2026-11-24 10:00:00' : busy.until_at
        await tx
          .insertInto('busy_times')
          .values({ calendar_id, ...busy, until_at })
          .execute()
      }
    })
    const answer = await ingrid.read(calendarOf([signe.uid]))
    expect(answer.body.data[0].busy).toEqual([
      { from: '2026-11-24 09:00:00', until: '2026-11-24 11:00:00', kind: 'external_busy' },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Clinic|Family|secret/)
  })

  test('come in the asked order, each once, without people who do not teach', async () => {
    const { signe, yusuf, ingrid, freja } = await openOffice()
    const asked = [yusuf.uid, freja.uid, signe.uid, 99_999, yusuf.uid]
    const { data } = (await ingrid.read(calendarOf(asked))).body
    expect(data.map(({ uid }: { uid: number }) => uid)).toEqual([yusuf.uid, signe.uid])
    await freja.post('availability/schedules', mornings)
    await signe.post('availability/schedules', mornings)
    const slots = await ingrid.read(`course-administration/slots?uid[]=${freja.uid}&uid[]=${signe.uid}&${inWeek}`)
    expect(hoursOf(slots.body.data)).toHaveLength(5)
    expect(new Set(slots.body.data.map(({ uid }: { uid: number }) => uid))).toEqual(new Set([signe.uid]))
  })

  test('are refused without people, for more than 200, and beyond 93 days', async () => {
    const { ingrid } = await openOffice()
    expect(problemsOfAnswer(await ingrid.read(`course-administration/calendar?${inWeek}`))).toEqual(['uid: required'])
    const many = Array.from({ length: 201 }, (_, index) => index + 1)
    expect(problemsOfAnswer(await ingrid.read(calendarOf(many)))).toEqual(['uid: too_big'])
    const long = calendarOf([1], '2026-01-01 00:00:00', '2026-04-05 00:00:00')
    expect(problemsOfAnswer(await ingrid.read(long))).toEqual(['until: too_long'])
  })
})

function person(uid: number, full_name: string, organizations: string[], time_zone: string) {
  return { uid, full_name, avatar: null, organizations, title: null, time_zone }
}
