import { describe, expect, test } from 'vitest'
import { MOST_SCHEDULES } from '#shared/contract/availability.ts'
import { hoursOf, inWeek, mornings, openHours, openSchool, problemsOfAnswer, signedIn } from './teachers.ts'

const schedules = 'availability/schedules'

describe('the schedules of a person who teaches', () => {
  test('are created, listed and changed; the first one is the default', async () => {
    const { signe } = await openHours()
    const first = await signe.post(schedules, mornings)
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({ ...mornings, weekly: expect.any(Array), is_default: true, revision: 1 })
    const second = (await signe.post(schedules, { ...mornings, name: 'Summer', valid_from: '2027-07-01' })).body.data
    expect(second).toMatchObject({ is_default: false, valid_from: '2027-07-01', valid_until: null })
    const { id, revision } = second
    const changed = await signe.patch(`${schedules}/${id}`, { revision, name: 'July', valid_until: '2027-07-31' })
    expect(changed.body.data).toMatchObject({
      name: 'July',
      valid_until: '2027-07-31',
      revision: 2,
      weekly: second.weekly,
    })
    const listed = (await signe.read(schedules)).body.data
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Mornings', 'July'])
    expect((await signe.read(`${schedules}/${id}`)).body.data).toEqual(listed[1])
  })

  test('keep the revision after a save without a change', async () => {
    const { signe } = await openHours()
    const { id } = (await signe.post(schedules, mornings)).body.data
    const saved = (await signe.read(`${schedules}/${id}`)).body.data
    const { id: _, ...same } = saved
    expect((await signe.patch(`${schedules}/${id}`, same)).body.data).toEqual(saved)
    expect((await signe.patch(`${schedules}/${id}`, { revision: 1 })).body.data).toEqual(saved)
    expect((await signe.read(`${schedules}/${id}`)).body.data).toEqual(saved)
    expect((await signe.patch(`${schedules}/${id}`, { ...same, revision: 2 })).status).toBe(409)
  })

  test('are refused with all their problems', async () => {
    const { signe } = await openHours()
    const refused = await signe.post(schedules, {
      name: '',
      time_zone: 'Mars/Olympus',
      colour: 'red',
      valid_from: '2026-13-01',
      weekly: [{ weekday: 8, from: '10:00', until: '09:00' }],
    })
    expect(refused.status).toBe(400)
    expect(problemsOfAnswer(refused).sort()).toEqual([
      'colour: unknown',
      'name: required',
      'time_zone: choice',
      'valid_from: format',
      'weekly[0][until]: order',
      'weekly[0][weekday]: too_big',
    ])
  })

  test('end after they begin, also if only one of the two days changes', async () => {
    const { signe } = await openHours()
    const { id } = (await signe.post(schedules, { ...mornings, valid_from: '2027-07-01' })).body.data
    const refused = await signe.patch(`${schedules}/${id}`, { revision: 1, valid_until: '2027-06-30' })
    expect(refused.status).toBe(400)
    expect(problemsOfAnswer(refused)).toEqual(['valid_until: order'])
  })

  test('are at most five, and the refusal says so', async () => {
    const { signe } = await openHours()
    for (let count = 0; count < MOST_SCHEDULES; count++)
      expect((await signe.post(schedules, mornings)).status).toBe(201)
    const refused = await signe.post(schedules, mornings)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([{ message: 'You can have at most 5 schedules.', path: '', code: 'too_many' }])
  })

  test('have one default: another one can become it, and after it is deleted the oldest one is', async () => {
    const { signe } = await openHours()
    const ids: number[] = []
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await signe.post(schedules, { ...mornings, name })).body.data.id)
    const [one, two, three] = ids
    const defaults = async () =>
      (await signe.read(schedules)).body.data
        .filter(({ is_default }: { is_default: boolean }) => is_default)
        .map(({ id }: { id: number }) => id)
    const kept = await signe.patch(`${schedules}/${one}`, { revision: 1, is_default: false })
    expect([kept.status, ...problemsOfAnswer(kept)]).toEqual([409, ': default'])
    expect((await signe.patch(`${schedules}/${three}`, { revision: 1, is_default: true })).body.data.is_default).toBe(
      true,
    )
    expect(await defaults()).toEqual([three])
    expect((await signe.remove(`${schedules}/${three}`)).status).toBe(204)
    expect(await defaults()).toEqual([one])
    await signe.remove(`${schedules}/${two}`)
    await signe.remove(`${schedules}/${one}`)
    expect((await signe.read(schedules)).body.data).toEqual([])
  })

  test('take their overrides with them when they are deleted', async () => {
    const { signe } = await openHours()
    const { id } = (await signe.post(schedules, mornings)).body.data
    const day = { schedule: id, from: '2026-11-24', until: '2026-11-24', kind: 'closed' }
    expect((await signe.post('availability/overrides', day)).status).toBe(201)
    await signe.remove(`${schedules}/${id}`)
    expect((await signe.read('availability/overrides')).body.data).toEqual([])
  })

  test('give the free time of the week', async () => {
    const { signe } = await openHours()
    await signe.post(schedules, mornings)
    const { data } = (await signe.read(`availability/slots?${inWeek}`)).body
    expect(hoursOf(data)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day} 08:00–11:00`))
    expect(new Set(data.map(({ uid }: { uid: number }) => uid))).toEqual(new Set([signe.uid]))
  })

  test('are created once for the same Idempotency-Key', async () => {
    const { signe } = await openHours()
    const key = { 'Idempotency-Key': 'one' }
    const both = await Promise.all([signe.post(schedules, mornings, key), signe.post(schedules, mornings, key)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect((await signe.read(schedules)).body.data).toHaveLength(1)
  })
})

describe('at the same moment', () => {
  test('of several tabs that change one schedule, all but one get a conflict', async () => {
    const { signe } = await openHours()
    const { id } = (await signe.post(schedules, mornings)).body.data
    const tabs = ['One', 'Two', 'Three', 'Four', 'Five']
    const all = await Promise.all(tabs.map((name) => signe.patch(`${schedules}/${id}`, { revision: 1, name })))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const refused = all.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ errors: [{ code: 'revision' }], revision: 2, at: expect.any(String) })
  })

  test('two schedules cannot both become the default', async () => {
    const { signe } = await openHours()
    const made = await Promise.all(['A', 'B', 'C'].map((name) => signe.post(schedules, { ...mornings, name })))
    const answers = await Promise.all(
      made.map(({ body }) => signe.patch(`${schedules}/${body.data.id}`, { revision: 1, is_default: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const listed = (await signe.read(schedules)).body.data
    expect(listed.filter(({ is_default }: { is_default: boolean }) => is_default)).toHaveLength(1)
  })

  test('a person does not get more schedules than the limit', async () => {
    const { signe } = await openHours()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signe.post(schedules, mornings)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_SCHEDULES)
    expect((await signe.read(schedules)).body.data).toHaveLength(MOST_SCHEDULES)
  })
})

describe('schedules of others', () => {
  test('can neither be read nor changed nor deleted', async () => {
    const { db, signe } = await openHours()
    const { id } = (await signe.post(schedules, mornings)).body.data
    const mallory = await signedIn(db, 'mallory', { roles: ['course_administrator'] })
    expect((await mallory.read(schedules)).body.data).toEqual([])
    expect((await mallory.read(`${schedules}/${id}`)).status).toBe(404)
    expect((await mallory.patch(`${schedules}/${id}`, { revision: 1, name: 'Mine' })).status).toBe(404)
    expect((await mallory.remove(`${schedules}/${id}`)).status).toBe(404)
    expect((await signe.read(schedules)).body.data).toMatchObject([{ id, name: 'Mornings', revision: 1 }])
  })

  test('are for people who teach, and only while the feature is on', async () => {
    const { db } = await openHours()
    const learner = await signedIn(db, 'learner', { roles: ['learner'] })
    for (const path of ['schedules', 'overrides', 'time_off', 'choices', `slots?${inWeek}`, `calendar?${inWeek}`])
      expect((await learner.read(`availability/${path}`)).status, path).toBe(403)
    const off = await openSchool({ features: { availability: false } })
    expect((await (await signedIn(off, 'signe')).read(schedules)).status).toBe(403)
  })
})
