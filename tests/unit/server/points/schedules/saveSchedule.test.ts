import { expect, test } from 'vitest'
import { requireSchedule } from '#server/points/schedules/readSchedules.ts'
import { changeSchedule, createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createTerms } from '../savers.ts'

const now = at('2026-11-21')
const year = ScheduleTerms.parse({ type: 'rolling', amount: 1, unit: 'years' })
const fresh = { name: 'A year', description: '', terms: year, status: 'active', is_default: true } as const

test('a new schedule that is in use can be the default at once', async () => {
  const db = await freshDatabase()
  const before = await createTerms(db, { type: 'never' })
  expect(await createSchedule(db, fresh, { by: null, now })).toMatchObject({ is_default: true })
  expect(await requireSchedule(db.reader, before)).toMatchObject({ status: 'active', is_default: false })
})

test('a draft does not become the default when it changes, even on a site without one', async () => {
  const db = await freshDatabase()
  const draft = { ...fresh, status: 'draft', is_default: false } as const
  const { id } = await createSchedule(db, draft, { by: null, now })
  const renamed = await changeSchedule(db, id, { revision: 1, name: 'One year' }, { by: null, now })
  expect(renamed).toMatchObject({ name: 'One year', status: 'draft', is_default: false })
})

test('a schedule keeps its number and the time of its creation when its terms change', async () => {
  const db = await freshDatabase()
  const first = await createTerms(db, { type: 'never' })
  const { id, created } = await createSchedule(db, fresh, { by: null, now })
  await changeSchedule(db, first, { revision: 1, terms: year }, { by: null, now })
  const never = ScheduleTerms.parse({ type: 'never' })
  await changeSchedule(db, id, { revision: 1, terms: never }, { by: null, now: at('2026-12-01') })
  expect(await requireSchedule(db.reader, id)).toMatchObject({ id, created, terms: never, version: 2, revision: 2 })
})
