import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { listScheduleVersions } from '#server/points/schedules/listScheduleVersions.ts'
import { listSchedules, requireSchedule, schedulesPage } from '#server/points/schedules/readSchedules.ts'
import { changeSchedule, createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey } from '../earning/earningSite.ts'
import { at, createSavers, createTerms } from '../savers.ts'

const now = at('2026-11-21')
const never = ScheduleTerms.parse({ type: 'never' })

async function create(db: Database, name: string, status: 'draft' | 'active' | 'archived') {
  const first = status === 'draft' ? 'draft' : 'active'
  const { id } = await createSchedule(
    db,
    { name, description: '', terms: never, status: first, is_default: false },
    { by: null, now },
  )
  if (status === 'archived') await changeSchedule(db, id, { revision: 1, status }, { by: null, now })
  return id
}

/** Schedules whose order is neither that of their names nor that of their creation; the first active one is the default. */
async function shelf() {
  const db = await freshDatabase()
  await create(db, 'Draft B', 'draft')
  await create(db, 'Usual', 'active')
  await create(db, 'Archived', 'archived')
  await create(db, 'Active B', 'active')
  await create(db, 'Draft A', 'draft')
  const twins = [await create(db, 'Active A', 'active'), await create(db, 'Active A', 'active')]
  return { db, twins }
}

test('schedules are listed with the default first, then those in use, drafts and archived ones, each by name', async () => {
  const { db, twins } = await shelf()
  const all = await listSchedules(db.reader)
  expect(all.map(({ name }) => name)).toEqual([
    'Usual',
    'Active A',
    'Active A',
    'Active B',
    'Draft A',
    'Draft B',
    'Archived',
  ])
  expect(all.filter(({ name }) => name === 'Active A').map(({ id }) => id)).toEqual(twins)
  const drafts = await listSchedules(db.reader, { status: 'draft' })
  expect(drafts.map(({ name }) => name)).toEqual(['Draft A', 'Draft B'])
  const archived = await listSchedules(db.reader, { status: 'archived' })
  expect(archived.map(({ name }) => name)).toEqual(['Archived'])
})

test('schedules come in pages in the same order, or all on one page', async () => {
  const { db } = await shelf()
  const { data, meta } = await schedulesPage(db.reader, { page: 1, limit: 3 })
  expect(data.map(({ name }) => name)).toEqual(['Active B', 'Draft A', 'Draft B'])
  expect(meta).toEqual({ page: 1, limit: 3, total: 7, totalPages: 3, isLastPage: false })
  const whole = await schedulesPage(db.reader, {})
  expect(whole.data).toEqual(await listSchedules(db.reader))
  expect(whole.meta).toEqual({ page: 0, limit: 100, total: 7, totalPages: 1, isLastPage: true })
  const drafts = await schedulesPage(db.reader, { status: 'draft' })
  expect([drafts.data.length, drafts.meta.total]).toEqual([2, 2])
})

test('a schedule that nothing uses holds no lots, no points and no rules', async () => {
  const { db, twins } = await shelf()
  expect(await requireSchedule(db.reader, twins[0] ?? 0)).toMatchObject({
    held: { lots: 0, points: 0 },
    named_by: [],
    created: '2026-11-21 19:00:00',
  })
  await expect(requireSchedule(db.reader, 4711)).rejects.toMatchObject({ status: 404 })
})

test('a schedule lists only the rules that name it', async () => {
  const db = await freshDatabase()
  const [usual, short] = [await create(db, 'Usual', 'active'), await create(db, 'Short', 'active')]
  await obey(db, [{ schedule: short, name: 'Short-lived' }, {}, { schedule: usual, name: 'Lasting' }])
  expect((await requireSchedule(db.reader, short)).named_by).toEqual([{ id: 'rule-0', name: 'Short-lived' }])
  const all = await listSchedules(db.reader)
  expect(all.map(({ name, named_by }) => [name, named_by.map((rule) => rule.name)])).toEqual([
    ['Usual', ['Lasting']],
    ['Short', ['Short-lived']],
  ])
})

test('the versions of a schedule come in pages, the newest first; one of a program names no user', async () => {
  const db = await freshDatabase()
  const [by = 0] = await createSavers(db, 1)
  const id = await createTerms(db, { type: 'rolling', amount: 1, unit: 'years' })
  await createTerms(db, { type: 'never' })
  await changeSchedule(db, id, { revision: 1, terms: never }, { by, now })
  const { data, meta } = await listScheduleVersions(db.reader, id, {})
  const held = { lots: 0, points: 0 }
  expect(data).toMatchObject([
    { version: 2, terms: never, created: '2026-11-21 19:00:00', saved_by: { uid: by, full_name: 'Saver No. 1' }, held },
    { version: 1, terms: { type: 'rolling' }, created: '2026-01-01 19:00:00', saved_by: null, held },
  ])
  expect(meta).toEqual({ page: 0, limit: 25, total: 2, totalPages: 1, isLastPage: true })
  await changeSchedule(db, id, { revision: 2, terms: { ...never, notice_days: [3] } }, { by, now })
  const second = await listScheduleVersions(db.reader, id, { page: 1, limit: 2 })
  expect(second.data.map(({ version }) => version)).toEqual([1])
  expect(second.meta).toMatchObject({ page: 1, limit: 2, total: 3 })
})
