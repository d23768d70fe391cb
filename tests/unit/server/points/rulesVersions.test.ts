import { expect, test } from 'vitest'
import { migrate, migrateTo } from '#server/db/migrate.ts'
import { tableNames } from '#server/db/tables.ts'
import { listRulesVersions } from '#server/points/earning/listRulesVersions.ts'
import { newRuleId, saveRules } from '#server/points/earning/saveRules.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { rulesOf } from './earning/earningSite.ts'
import { createSavers } from './savers.ts'

test('the rules that are in force when a site is upgraded become its first version', async () => {
  const db = await freshDatabase()
  const before = ['0001_front_door', '0002_points', '0003_notices']
  const { revision: _, ...document } = rulesOf([{ points: 40 }])
  const [value, changed] = [JSON.stringify({ ...document, by: 7 }), '2026-11-01 09:00:00']
  await db.transact(async (tx) => {
    for (const table of [...tableNames].reverse()) await tx.schema.dropTable(table).execute()
    await tx.schema.dropTable('migrations').execute()
    await migrateTo(tx, db.dialect, before, morning)
    await tx.insertInto('settings').values({ name: 'incentives_rules', value, revision: 3, changed }).execute()
  })
  await migrate(db, morning)
  const { data } = await listRulesVersions(db.reader, {})
  expect(data).toEqual([{ revision: 3, saved_at: changed, saved_by: null, rules: { revision: 3, ...document } }])

  const body = { ...rulesOf([{ points: 5 }]), revision: 3 }
  await saveRules(db, { body, by: 0, now: morning, newId: () => 'rule' })
  const { data: versions } = await listRulesVersions(db.reader, { limit: 1 })
  expect(versions).toMatchObject([{ revision: 4, rules: { rules: [{ points: 5 }] } }])
})

test('the versions of the rules come in pages; a version of a program names no user', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  for (const [revision, by] of [uid, 0, uid].entries()) {
    const body = { ...rulesOf([{ points: revision + 1 }]), revision }
    await saveRules(db, { body, by, now: morning, newId: newRuleId })
  }
  const saver = { uid, full_name: 'Saver No. 1' }
  const { data, meta } = await listRulesVersions(db.reader, { page: 1, limit: 2 })
  expect(data).toMatchObject([{ revision: 1, saved_by: saver, rules: { rules: [{ points: 1 }] } }])
  expect(meta).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, isLastPage: true })
  const whole = await listRulesVersions(db.reader, {})
  expect(whole.data.map(({ revision, saved_by }) => [revision, saved_by])).toEqual([
    [3, saver],
    [2, null],
    [1, saver],
  ])
  expect(whole.meta).toEqual({ page: 0, limit: 10, total: 3, totalPages: 1, isLastPage: true })
})

test('each new rule gets a short identifier of its own', async () => {
  const db = await freshDatabase()
  const rule = rulesOf([{}]).rules[0]
  const rules = [1, 2, 3].flatMap(() => (rule ? [{ ...rule, id: undefined }] : []))
  const saved = await saveRules(db, { body: { ...rulesOf([]), rules }, by: 0, now: morning, newId: newRuleId })
  const ids = saved.rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}$/)
})
