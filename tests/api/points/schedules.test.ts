import { describe, expect, test } from 'vitest'
import { browserAt } from '#tests/support/browserAt.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, earn, endsOf, setClock } from '#tests/unit/server/points/savers.ts'
import { PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'
import { layDownRoles } from '#server/cli/admin.ts'

const path = '/api/v2/incentives/schedules'
const year = { type: 'rolling', amount: 1, unit: 'years' }

async function office() {
  const db = await freshDatabase()
  await db.transact(layDownRoles)
  await setClock(db)
  await takeIn(db, { name: 'ines', mail: 'ines@saltmarsh.test', roles: ['incentives_manager'] })
  const browser = browserAt(db)
  await browser.signIn('ines', PASSWORD)
  const { ask } = browser
  const create = async (fields: object) =>
    (await ask(path, { body: { name: 'A year', terms: year, ...fields } })).body.data
  const change = (id: number, body: object) => ask(`${path}/${id}`, { method: 'PATCH', body })
  const remove = (id: number) => ask(`${path}/${id}`, { method: 'DELETE' })
  return { db, ask, create, change, remove }
}

describe('expiry schedules', () => {
  test('are created, read and listed, the default first; missing terms have their defaults', async () => {
    const { ask, create } = await office()
    const draft = await create({ name: 'Summer', description: 'For the summer.' })
    expect(draft).toMatchObject({ status: 'draft', is_default: false, version: 1, revision: 1 })
    expect(draft.terms).toEqual({ ...year, round_to: 'none', notice_days: [30, 7, 1], grace_days: 0 })
    const usual = await create({ name: 'Usual', status: 'active' })
    expect(usual.is_default, 'the first one in use').toBe(true)
    expect((await create({ name: 'Another', status: 'active' })).is_default).toBe(false)
    const names = (await ask(path)).body.data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Usual', 'Another', 'Summer'])
    expect((await ask(`${path}?status=draft`)).body.data).toEqual([draft])
    expect((await ask(`${path}/${usual.id}`)).body.data).toEqual(usual)
    expect((await ask(`${path}/9999`)).status).toBe(404)
  })

  test('are refused with all their problems', async () => {
    const { ask } = await office()
    const { status, body } = await ask(path, {
      body: { name: ' ', terms: { type: 'calendar', dates: ['02-30'], min_age_days: -1 }, colour: 'red' },
    })
    expect(status).toBe(400)
    const paths = body.errors.map((error: { path: string }) => error.path).toSorted()
    expect(paths).toEqual(['colour', 'name', 'terms[dates][0]', 'terms[min_age_days]'])
    expect((await ask(path, { body: { name: 'Soon', terms: year, is_default: true } })).body.errors).toMatchObject([
      { path: 'is_default', code: 'status' },
    ])
  })

  test('are for incentives managers only', async () => {
    const { db } = await office()
    await takeIn(db)
    const learner = browserAt(db)
    expect((await learner.ask(path)).status).toBe(401)
    await learner.signIn('freja', PASSWORD)
    expect((await learner.ask(path)).status).toBe(403)
  })

  test('new terms apply to points earned from then on; a new name does not create a version', async () => {
    const { db, create, change } = await office()
    const { id } = await create({ status: 'active' })
    const [uid = 0] = await createSavers(db, 1)
    await earn(db, { uid, points: 10, now: at('2026-03-01') })
    const renamed = (await change(id, { revision: 1, name: 'One year', terms: year })).body.data
    expect(renamed).toMatchObject({ name: 'One year', version: 1, revision: 2 })
    const shorter = { type: 'rolling', amount: 6, unit: 'months' }
    expect((await change(id, { revision: 2, terms: shorter })).body.data).toMatchObject({ version: 2, revision: 3 })
    await earn(db, { uid, points: 10, now: at('2026-03-01') })
    expect(await endsOf(db, uid)).toEqual(['2027-03-01', '2026-09-01'])
  })

  test('of two users who change one at the same time the second one gets a conflict', async () => {
    const { create, change } = await office()
    const { id } = await create({})
    const both = await Promise.all(['One', 'Two'].map((name) => change(id, { revision: 1, name })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ errors: [{ code: 'revision' }], revision: 2, at: expect.any(String) })
  })

  test('exactly one is the default, also after changes at the same time', async () => {
    const { ask, create, change } = await office()
    const made = await Promise.all(['A', 'B', 'C', 'D'].map((name) => create({ name, status: 'active' })))
    const defaults = async () =>
      (await ask(path)).body.data.filter(({ is_default }: { is_default: boolean }) => is_default)
    expect(await defaults()).toHaveLength(1)
    const answers = await Promise.all(made.map(({ id }) => change(id, { revision: 1, is_default: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await defaults()).toHaveLength(1)
  })

  test('the default stays active until another schedule is the default', async () => {
    const { create, change, remove } = await office()
    const first = await create({ status: 'active' })
    const second = await create({ name: 'Next', status: 'active' })
    for (const body of [{ status: 'archived' }, { is_default: false }]) {
      expect((await change(first.id, { revision: 1, ...body })).body.errors).toMatchObject([{ code: 'default' }])
    }
    expect((await remove(first.id)).status).toBe(409)
    expect((await change(second.id, { revision: 1, is_default: true })).status).toBe(200)
    expect((await change(first.id, { revision: 1, status: 'archived' })).body.data).toMatchObject({
      status: 'archived',
    })
    expect((await change(first.id, { revision: 2, status: 'draft' })).body.errors).toMatchObject([
      { path: 'status', code: 'status' },
    ])
    expect((await change(first.id, { revision: 2, status: 'active' })).status).toBe(200)
  })

  test('an unused one is deleted; one that points or rules use is archived, and the response says so', async () => {
    const { db, ask, create, remove } = await office()
    await create({ status: 'active' })
    const unused = await create({ name: 'Never used', status: 'active' })
    const earned = await create({ name: 'Earned under', status: 'active' })
    const named = await create({ name: 'Named by a rule', status: 'active' })
    const [uid = 0] = await createSavers(db, 1)
    await earn(db, { uid, points: 10, now: at('2026-03-01'), scheduleId: earned.id })
    const rule = { name: 'Courses', trigger: 'training_completed', points: 10, schedule: named.id }
    const rules = { revision: 0, enabled: true, rules: [rule] }
    expect((await ask('/api/v2/settings/incentives/rules', { body: rules })).status).toBe(200)

    expect((await remove(unused.id)).status).toBe(204)
    expect((await ask(`${path}/${unused.id}`)).status).toBe(404)
    for (const { id } of [earned, named]) {
      const { status, body } = await remove(id)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ id, status: 'archived', revision: 2 })
    }
  })
})

describe('the use of an expiry schedule', () => {
  test('is the open lots and points under it, and the rules that refer to it', async () => {
    const { db, ask, create, change } = await office()
    const { id } = await create({ status: 'active' })
    const [anna = 0, boris = 0] = await createSavers(db, 2)
    await earn(db, { uid: anna, points: 30, now: at('2026-03-01') })
    await change(id, { revision: 1, terms: { type: 'rolling', amount: 6, unit: 'months' } })
    await earn(db, { uid: boris, points: 12, now: at('2026-03-02') })
    await buy(db, { uid: boris, points: 12, now: at('2026-03-03') })
    const rule = { name: 'Courses', trigger: 'training_completed', points: 10, schedule: id }
    await ask('/api/v2/settings/incentives/rules', { body: { revision: 0, enabled: true, rules: [rule] } })
    const { held, named_by } = (await ask(`${path}/${id}`)).body.data
    expect(held).toEqual({ lots: 1, points: 30 })
    expect(named_by).toMatchObject([{ name: 'Courses' }])
  })

  test('its versions name who saved them and when, and the points that they still hold', async () => {
    const { db, ask, create, change } = await office()
    const { id } = await create({ status: 'active' })
    const [uid = 0] = await createSavers(db, 1)
    await earn(db, { uid, points: 30, now: at('2026-03-01') })
    await change(id, { revision: 1, terms: { type: 'never' } })
    const { body } = await ask(`${path}/${id}/versions`)
    expect(body.meta).toMatchObject({ total: 2, isLastPage: true })
    const saved_by = { uid: expect.any(Number), full_name: expect.any(String) }
    expect(body.data).toMatchObject([
      { version: 2, terms: { type: 'never' }, saved_by, held: { lots: 0, points: 0 } },
      { version: 1, terms: { type: 'rolling', amount: 1, unit: 'years' }, saved_by, held: { lots: 1, points: 30 } },
    ])
    expect((await ask(`${path}/9999/versions`)).status).toBe(404)
  })
})

describe('a simulation returns the points that would expire, and when', () => {
  const now = at('2026-11-21')

  async function quarter() {
    const desk = await office()
    const { id } = await desk.create({ status: 'active' })
    const [anna = 0, boris = 0] = await createSavers(desk.db, 2)
    await earn(desk.db, { uid: anna, points: 100, now: at('2026-06-01') })
    await earn(desk.db, { uid: anna, points: 40, now: at('2026-09-10') })
    await earn(desk.db, { uid: anna, points: 30, now: at('2026-11-20') })
    await earn(desk.db, { uid: boris, points: 20, now: at('2026-09-10') })
    const simulate = async (body: object) => (await desk.ask(`${path}/simulate`, { body, now })).body.data
    return { ...desk, id, boris, simulate }
  }

  test('of the remaining points of the last 90 days, under new terms', async () => {
    const { simulate } = await quarter()
    const terms = { type: 'calendar', dates: ['12-31'], min_age_days: 60 }
    expect(await simulate({ terms })).toEqual({
      since: '2026-08-24',
      people: 2,
      points: 90,
      expiring: [
        { date: '2026-12-31', people: 2, points: 60 },
        { date: '2027-12-31', people: 1, points: 30 },
      ],
      staying: { people: 0, points: 0 },
    })
  })

  test('of one schedule, as it is and under other terms, without changing anything', async () => {
    const { ask, create, id, simulate } = await quarter()
    const other = await create({ name: 'Other', status: 'active' })
    expect(await simulate({ schedule: other.id })).toMatchObject({ people: 0, points: 0, expiring: [] })
    expect((await simulate({ schedule: id })).expiring).toEqual([
      { date: '2027-09-10', people: 2, points: 60 },
      { date: '2027-11-20', people: 1, points: 30 },
    ])
    const terms = { type: 'fixed', date: '2026-09-30' }
    expect(await simulate({ schedule: id, terms })).toMatchObject({
      expiring: [{ date: '2026-09-30', people: 2, points: 60 }],
      staying: { people: 1, points: 30 },
    })
    expect((await ask(`${path}/${id}`)).body.data).toMatchObject({ version: 1, revision: 1 })
  })

  test('counts a sliding period from each learner’s last activity', async () => {
    const { db, boris, simulate } = await quarter()
    await buy(db, { uid: boris, points: 5, now: at('2026-10-10') })
    const terms = { type: 'sliding', amount: 1, unit: 'months' }
    expect((await simulate({ terms: { ...terms, reset_by: ['earn'] } })).expiring).toEqual([
      { date: '2026-10-10', people: 1, points: 15 },
      { date: '2026-12-20', people: 1, points: 70 },
    ])
    expect((await simulate({ terms: { ...terms, reset_by: ['spend'] } })).expiring).toEqual([
      { date: '2026-10-10', people: 1, points: 40 },
      { date: '2026-11-10', people: 1, points: 15 },
      { date: '2026-12-20', people: 1, points: 30 },
    ])
  })

  test('needs terms or an existing schedule', async () => {
    const { ask } = await quarter()
    expect((await ask(`${path}/simulate`, { body: {} })).body.errors).toMatchObject([
      { path: 'terms', code: 'required' },
    ])
    expect((await ask(`${path}/simulate`, { body: { schedule: 9999 } })).status).toBe(404)
  })
})
