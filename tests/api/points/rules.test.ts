import { describe, expect, test } from 'vitest'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Database } from '#server/db/database.ts'
import { removeSchedule } from '#server/points/schedules/removeSchedule.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { report, welcome } from '../../unit/server/points/earning/earningSite.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/settings/incentives/rules'
const rule = { name: 'A training done', trigger: 'training_completed', points: 20 }
const document = { revision: 0, enabled: true, rules: [rule] }

/** A version holds the document as it was saved. */
function withoutGone({ gone: _, ...document }: Record<string, unknown>) {
  return document
}

async function managerOf(db: Database, name = 'freja') {
  await db.transact((tx) =>
    tx
      .insertInto('role_access')
      .values({ role: 'incentives_manager', access: 'incentives_settings' })
      .onConflict((held) => held.doNothing())
      .execute(),
  )
  await takeIn(db, { name, mail: `${name}@saltmarsh.test`, first_name: name, roles: ['incentives_manager'] })
  const manager = browserAt(db)
  await manager.signIn(name, PASSWORD)
  return manager.ask
}

describe('the rules of earning', () => {
  test('are empty and off at first; a save returns the whole document, each rule with its id', async () => {
    const db = await freshDatabase()
    const ask = await managerOf(db)
    const empty = { revision: 0, enabled: false, daily_cap: null, monthly_cap: null, rules: [], gone: [] }
    expect((await ask(path)).body.data).toEqual(empty)
    const rules = [{ ...rule, translations: { ar: { name: 'إتمام تدريب' } } }]
    const saved = await ask(path, { body: { ...document, rules, daily_cap: 100 } })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: {
          revision: 1,
          daily_cap: 100,
          monthly_cap: null,
          rules: [{ ...rules[0], repeat: 'once_per_object', enabled: true, clawback: true }],
        },
      },
    })
    expect((await ask(path)).body).toEqual(saved.body)
    // Rules that are saved again unchanged keep their ids and their revision.
    const again = await ask(path, { body: saved.body.data })
    expect(again.body.data).toEqual(saved.body.data)
  })

  test('are kept in every version, with its author and time', async () => {
    const db = await freshDatabase()
    const ask = await managerOf(db)
    expect((await ask(`${path}/versions`)).body.data).toEqual([])
    const first = await ask(path, { body: document })
    const second = await ask(path, { body: { ...first.body.data, daily_cap: 50 }, now: later(5) })
    const { body } = await ask(`${path}/versions`)
    const saved_by = { uid: expect.any(Number), full_name: 'freja Amoah' }
    expect(body.data).toEqual([
      { revision: 2, saved_at: '2026-11-21 09:05:00', saved_by, rules: withoutGone(second.body.data) },
      { revision: 1, saved_at: '2026-11-21 09:00:00', saved_by, rules: withoutGone(first.body.data) },
    ])
    expect(body.meta).toMatchObject({ page: 0, total: 2, isLastPage: true })
    expect((await browserAt(db).ask(`${path}/versions`)).status).toBe(401)
  })

  test('that another user saved in the meantime are not overwritten', async () => {
    const db = await freshDatabase()
    const [freja, amal] = [await managerOf(db), await managerOf(db, 'amal')]
    expect((await freja(path, { body: document })).status).toBe(200)
    const late = await amal(path, { body: document, now: later(5) })
    expect(late).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'revision' }], by: 'freja Amoah', at: '2026-11-21 09:00:00' },
    })
    const racing = await Promise.all([1, 2, 3, 4].map(() => amal(path, { body: { ...document, revision: 1 } })))
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await freja(path)).body.data.revision).toBe(2)
  })

  test('are refused with all their problems', async () => {
    const ask = await managerOf(await freshDatabase())
    const { status, body } = await ask(path, {
      body: {
        revision: 0,
        enabled: true,
        daily_cap: 0,
        rules: [
          { ...rule, id: 'same', points: 10_001, pending_days: 91, schedule: null },
          { ...rule, id: 'same', repeat: 'periodic', from: '2026-11-02 00:00:00', until: '2026-11-01 00:00:00' },
          { ...rule, trigger: 'won_lottery', wheel: true, from: 'soon' },
          { ...rule, translations: { ar: { name: 'x'.repeat(121), text: '' }, 'no language': {} } },
        ],
      },
    })
    expect(status).toBe(400)
    const paths = body.errors.map((error: { path: string }) => error.path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'daily_cap',
        'rules[0][points]',
        'rules[0][pending_days]',
        'rules[1][period]',
        'rules[1][until]',
        'rules[2][trigger]',
        'rules[2][wheel]',
        'rules[3][translations][ar][name]',
        'rules[3][translations][ar][text]',
        'rules[3][translations][no language]',
      ]),
    )
    expect(paths).toEqual([...new Set(paths)])
    const twice = {
      ...document,
      rules: [
        { ...rule, id: 'same' },
        { ...rule, id: 'same' },
      ],
    }
    expect((await ask(path, { body: twice })).body.errors).toMatchObject([{ path: 'rules[1][id]', code: 'taken' }])
    const named = { ...document, rules: [rule, { ...rule, schedule: 7 }] }
    expect((await ask(path, { body: named })).body.errors).toMatchObject([
      { path: 'rules[1][schedule]', code: 'not_found' },
    ])
    const many = { ...document, rules: Array.from({ length: 51 }, () => rule) }
    expect((await ask(path, { body: many })).body.errors).toMatchObject([{ path: 'rules', code: 'too_big' }])
    expect((await ask(path)).body.data.revision).toBe(0)
  })

  test('keep a schedule that was archived, but cannot choose it again', async () => {
    const db = await freshDatabase()
    const ask = await managerOf(db)
    const terms = ScheduleTerms.parse({ type: 'rolling', amount: 2, unit: 'months' })
    const schedule = { description: '', terms, status: 'active' } as const
    await createSchedule(db, { ...schedule, name: 'Default', is_default: true }, { by: null, now: later(0) })
    const { id } = await createSchedule(
      db,
      { ...schedule, name: 'Short', is_default: false },
      { by: null, now: later(0) },
    )
    const saved = await ask(path, { body: { ...document, rules: [{ ...rule, schedule: id }] } })
    await removeSchedule(db, id, { by: null, now: later(1) })
    const [kept] = saved.body.data.rules
    const off = await ask(path, { body: { ...document, revision: 1, rules: [{ ...kept, enabled: false }] } })
    expect(off).toMatchObject({
      status: 200,
      body: {
        data: { rules: [{ enabled: false, schedule: id }], gone: [{ path: 'rules[0][schedule]', values: [id] }] },
      },
    })
    const more = { ...document, revision: 2, rules: [kept, { ...kept, id: null }] }
    expect(await ask(path, { body: more })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'rules[1][schedule]', code: 'status' }] },
    })
  })

  test('can be simulated before they are saved', async () => {
    const db = await freshDatabase()
    const ask = await managerOf(db)
    for (const name of ['amal', 'finn']) await report(db, { uid: await welcome(db, name), external_id: name })
    const tried = await ask(`${path}/simulate`, { body: { ...document, daily_cap: 15 } })
    const nothing = { learners: 0, points: 0, capped: 0, highest: 0, by_rule: [] }
    expect(tried.body.data).toMatchObject({
      learners: 2,
      points: 30,
      capped: 2,
      highest: 15,
      // The manager has signed in, too.
      events: 4,
      by_rule: [{ id: null, name: rule.name, times: 2, learners: 2, points: 30, matching: 2, taken_by: [] }],
      saved: nothing,
      next: null,
      percent: 100,
    })
    expect((await ask(path)).body.data.revision).toBe(0)
  })

  test('are for incentives managers', async () => {
    const db = await freshDatabase()
    await managerOf(db)
    expect((await browserAt(db).ask(path)).status).toBe(401)
    await takeIn(db, { name: 'learner', mail: 'learner@saltmarsh.test' })
    const learner = browserAt(db)
    await learner.signIn('learner', PASSWORD)
    expect((await learner.ask(path)).status).toBe(403)
    expect((await learner.ask(`${path}/simulate`, { body: document })).status).toBe(403)
  })
})
