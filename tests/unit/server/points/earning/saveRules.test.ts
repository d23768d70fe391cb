import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { newRuleId, saveRules } from '#server/points/earning/saveRules.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { rulesOf, welcome } from './earningSite.ts'

type Sent = Parameters<typeof rulesOf>[0]

function save(db: Database, rules: Sent, { by = 0, revision = 0, now = morning } = {}) {
  return saveRules(db, { body: { ...rulesOf(rules), revision }, by, now, newId: newRuleId })
}

async function auditLog(db: Database) {
  const rows = await db.reader.selectFrom('audit_entries').selectAll().where('subject_type', '=', 'rules').execute()
  return rows.map(({ before_values, after_values, ...row }) => ({
    ...row,
    before: JSON.parse(before_values ?? ''),
    after: JSON.parse(after_values ?? ''),
  }))
}

test('the audit log names the rule that a user changed, with the fields that differ', async () => {
  const db = await freshDatabase()
  const by = await welcome(db, 'amal')
  await save(db, [{}, {}])
  await save(db, [{}, { points: 25 }], { by, revision: 1, now: later(1) })
  expect(await auditLog(db)).toMatchObject([
    { actor: null, through: 'command', action: 'changed', before: { enabled: false }, after: { enabled: true } },
    {
      actor: by,
      through: 'site',
      action: 'changed',
      at: '2026-11-21 09:01:00',
      subject_id: 'rules',
      label: '',
      before: { revision: 1, 'rules.rule-1.points': 10 },
      after: { revision: 2, 'rules.rule-1.points': 25 },
    },
  ])
  expect(Object.keys((await auditLog(db))[1]?.after)).toEqual(['revision', 'rules.rule-1.points'])
})

test('the audit log holds the order of rules that were moved', async () => {
  const db = await freshDatabase()
  await save(db, [{ id: 'first' }, { id: 'second' }])
  await save(db, [{ id: 'second' }, { id: 'first' }], { revision: 1 })
  expect((await auditLog(db))[1]).toMatchObject({
    before: { order: ['first', 'second'] },
    after: { order: ['second', 'first'] },
  })
})

test('a save of the rules without a change keeps the revision and notes nothing', async () => {
  const db = await freshDatabase()
  const saved = await save(db, [{}, {}])
  expect(await save(db, [{}, {}], { revision: 1, now: later(1) })).toEqual(saved)
  expect(await auditLog(db)).toHaveLength(1)
  expect(await db.reader.selectFrom('rules_versions').select('revision').execute()).toHaveLength(1)
  await expect(save(db, [{}, {}], { revision: 3 })).rejects.toMatchObject({ status: 409 })
})

test('of concurrent saves from one revision one is kept, and the others name the user who saved it', async () => {
  const db = await freshDatabase()
  const by = await welcome(db, 'amal')
  await save(db, [{}])
  for (const revision of [1, 2, 3]) {
    const saves = Array.from({ length: 6 }, (_, at) => save(db, [{ points: 10 * revision + at + 1 }], { by, revision }))
    const results = await Promise.allSettled(saves)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ status: 409, details: { by: 'amal', revision: revision + 1 } })
  }
  expect(await db.reader.selectFrom('rules_versions').select('revision').execute()).toHaveLength(4)
  expect(await deadlocks(db)).toBeOneOf([undefined, 0])
})
