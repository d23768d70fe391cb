import { expect, test } from 'vitest'
import { migrate, migrateTo } from '#server/db/migrate.ts'
import { tableNames } from '#server/db/tables.ts'
import { listRulesVersions } from '#server/points/earning/listRulesVersions.ts'
import { saveRules } from '#server/points/earning/saveRules.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { rulesOf } from './earning/earningSite.ts'

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
