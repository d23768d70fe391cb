import { expect, test } from 'vitest'
import { goneRuleValues } from '#server/points/earning/goneRuleValues.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { ruleOf } from '../../../shared/points/ruleOf.ts'

test('values in rules that no longer exist are found, field by field', async () => {
  const db = await demoDatabase()
  const { id: training } = await db.reader.selectFrom('trainings').select('id').executeTakeFirstOrThrow()
  const { id: part } = await db.reader.selectFrom('organizations').select('id').executeTakeFirstOrThrow()
  const { tid: skill } = await db.reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'vocabulary_id')
    .select('tid')
    .where('machine_name', '=', 'skill')
    .executeTakeFirstOrThrow()
  const { id: schedule } = await db.reader
    .selectFrom('schedules')
    .select('id')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  const rules = [
    ruleOf({ filters: { trainings: [training], terms: [skill] }, schedule }),
    ruleOf({ filters: { trainings: [training, 999_999], terms: [888_888] }, schedule: 777_777 }),
    ruleOf({
      restrictions: [
        { type: 'organizations', value: [part, 999_999] },
        { type: 'language', value: 'en' },
        { type: 'language', value: 'tlh' },
        { type: 'country', value: ['DK', 'XX'] },
        { type: 'skill', value: skill },
        // A term of another vocabulary.
        { type: 'profession', value: skill },
        { type: 'organizations', value: 'none' },
      ],
    }),
  ]
  expect(await goneRuleValues(db.reader, rules)).toEqual([
    { path: 'rules[1][filters][trainings]', values: [999_999] },
    { path: 'rules[1][filters][terms]', values: [888_888] },
    { path: 'rules[1][schedule]', values: [777_777] },
    { path: 'rules[2][restrictions][0]', values: [999_999] },
    { path: 'rules[2][restrictions][2]', values: ['tlh'] },
    { path: 'rules[2][restrictions][3]', values: ['XX'] },
    { path: 'rules[2][restrictions][5]', values: [skill] },
    { path: 'rules[2][restrictions][6]', values: ['none'] },
  ])
  expect(await goneRuleValues(db.reader, [ruleOf()])).toEqual([])
})
