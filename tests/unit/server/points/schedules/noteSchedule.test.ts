import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { requireSchedule } from '#server/points/schedules/readSchedules.ts'
import { removeSchedule } from '#server/points/schedules/removeSchedule.ts'
import { changeSchedule, createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, createTerms, earn, setClock } from '../savers.ts'

const now = at('2026-11-21')
const year = ScheduleTerms.parse({ type: 'rolling', amount: 1, unit: 'years' })

/** A site with a default schedule and a draft of a manager. */
async function site() {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, { type: 'never' })
  const [by = 0, uid = 0] = await createSavers(db, 2)
  const draft = { name: 'A year', description: 'For all.', terms: year, status: 'draft', is_default: false } as const
  const { id } = await createSchedule(db, draft, { by, now })
  return { db, id, by, uid }
}

/** The entries of the audit log about a schedule. */
async function noted(db: Database, id: number) {
  const entries = db.reader.selectFrom('audit_entries').selectAll().where('subject_type', '=', 'expiry_schedule')
  const rows = await entries.where('subject_id', '=', String(id)).orderBy('id').execute()
  const valuesOf = (text: string | null) => text && JSON.parse(text)
  return rows.map(({ at: moment, actor, action, label, before_values, after_values }) => {
    return { at: moment, actor, action, label, before: valuesOf(before_values), after: valuesOf(after_values) }
  })
}

test('the audit log names each change of a schedule, with the fields that differ', async () => {
  const { db, id, by } = await site()
  await changeSchedule(db, id, { revision: 1, name: 'One year' }, { by, now })
  await changeSchedule(db, id, { revision: 2, status: 'active' }, { by, now })
  await changeSchedule(db, id, { revision: 3, status: 'archived' }, { by, now })
  await removeSchedule(db, id, { by, now })
  const terms = Object.fromEntries(Object.entries(year).map(([name, value]) => [`terms.${name}`, value]))
  const whole = { description: 'For all.', is_default: false, ...terms }
  const entry = { at: '2026-11-21 19:00:00', actor: by, label: 'One year' }
  const created = { name: 'A year', status: 'draft', ...whole }
  expect(await noted(db, id)).toEqual([
    { ...entry, label: 'A year', action: 'created', before: null, after: created },
    { ...entry, action: 'changed', before: { name: 'A year' }, after: { name: 'One year' } },
    { ...entry, action: 'activated', before: { status: 'draft' }, after: { status: 'active' } },
    { ...entry, action: 'archived', before: { status: 'active' }, after: { status: 'archived' } },
    { ...entry, action: 'removed', before: { name: 'One year', status: 'archived', ...whole }, after: null },
  ])
})

test('a schedule that is archived because it has points is noted as archived, and only once', async () => {
  const { db, id, by, uid } = await site()
  await changeSchedule(db, id, { revision: 1, status: 'active' }, { by, now })
  await earn(db, { uid, points: 5, now, scheduleId: id })
  const archived = await removeSchedule(db, id, { by, now })
  expect(archived).toMatchObject({ status: 'archived', revision: 3, changed: '2026-11-21 19:00:00' })
  expect(await removeSchedule(db, id, { by: null, now: at('2026-11-22') })).toEqual(archived)
  const last = { actor: by, action: 'archived', before: { status: 'active' }, after: { status: 'archived' } }
  expect((await noted(db, id)).slice(2)).toMatchObject([last])
})

test('a schedule of a program has no actor', async () => {
  const { db } = await site()
  const id = await createTerms(db, { type: 'never' })
  await changeSchedule(db, id, { revision: 1, name: 'Never' }, { by: null, now })
  await removeSchedule(db, id, { by: null, now })
  expect((await noted(db, id)).map(({ actor, action }) => [actor, action])).toEqual([
    [null, 'created'],
    [null, 'changed'],
    [null, 'removed'],
  ])
})

test('a save of a schedule without a change keeps the revision and notes nothing', async () => {
  const { db, id, by } = await site()
  const { name, description, terms, status, is_default, revision } = await requireSchedule(db.reader, id)
  const same = { name, description, terms, status, is_default, revision }
  expect(await changeSchedule(db, id, same, { by, now: at('2026-11-22') })).toMatchObject({ ...same, version: 1 })
  expect((await noted(db, id)).map(({ action }) => action)).toEqual(['created'])
  expect(await requireSchedule(db.reader, id)).toMatchObject({ revision, changed: '2026-11-21 19:00:00' })
})
