import { expect, test } from 'vitest'
import { ruleNames, ruleNamesFor } from '#server/points/earning/ruleNames.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addTraining } from '../../shop/shopFixture.ts'
import { ruleOf } from '../../../shared/points/ruleOf.ts'

const reading = { language: 'en', siteLanguage: 'en' }

async function story() {
  const db = await demoDatabase()
  const [open, closed] = [await addTraining(db, 'Knots'), await addTraining(db, 'Staff only')]
  const { id: house, name } = await db.reader.selectFrom('organizations').selectAll().executeTakeFirstOrThrow()
  await db.transact(async (tx) => {
    await tx.insertInto('training_organizations').values({ training_id: closed, organization_id: house }).execute()
  })
  const term = await db.reader.selectFrom('terms').select(['tid', 'name']).executeTakeFirstOrThrow()
  const rules = [
    ruleOf({
      filters: { trainings: [open, closed], terms: [term.tid] },
      restrictions: [
        { type: 'organizations', value: [house, 999_999] },
        { type: 'country', value: 'DK' },
      ],
    }),
  ]
  return { db, rules, open, closed, house, name, term }
}

test('a manager reads the names of everything that rules name and that exists', async () => {
  const { db, rules, open, closed, house, name, term } = await story()
  expect(await ruleNames(db.reader, rules, reading)).toEqual([
    { field: 'trainings', value: open, name: 'Knots' },
    { field: 'trainings', value: closed, name: 'Staff only' },
    { field: 'terms', value: term.tid, name: term.name },
    { field: 'organizations', value: house, name },
    { field: 'country', value: 'DK', name: 'Denmark' },
  ])
})

test('a learner reads no condition on people, and no training of another organisation', async () => {
  const { db, rules, open, closed, house, term } = await story()
  const names = async (organizations: number[]) => {
    const { user } = await addBuyer(db, { organizations })
    return (await ruleNamesFor(db.reader, rules, { ...reading, user })).map(({ field, value }) => [field, value])
  }
  expect(await names([])).toEqual([
    ['trainings', open],
    ['terms', term.tid],
  ])
  expect(await names([house])).toEqual([
    ['trainings', open],
    ['trainings', closed],
    ['terms', term.tid],
  ])
})

test('a manager reads the names of languages and of terms that people have; a country that does not exist has no name', async () => {
  const { db } = await story()
  const skill = await db.reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'vocabulary_id')
    .select(['tid', 'terms.name'])
    .where('machine_name', '=', 'skill')
    .executeTakeFirstOrThrow()
  const rules = [
    ruleOf({
      restrictions: [
        { type: 'language', value: ['de', 'en'] },
        { type: 'skill', value: [String(skill.tid), 999_999] },
      ],
    }),
    ruleOf({ restrictions: [{ type: 'country', value: ['DKX', 'XDK'] }] }),
  ]
  expect(await ruleNames(db.reader, rules, reading)).toEqual([
    { field: 'language', value: 'de', name: 'Deutsch' },
    { field: 'language', value: 'en', name: 'English' },
    { field: 'skill', value: String(skill.tid), name: skill.name },
  ])
})

test('a manager reads the names of countries in their own language', async () => {
  const { db } = await story()
  const rules = [ruleOf({ restrictions: [{ type: 'country', value: ['NO', 'DK'] }] })]
  expect((await ruleNames(db.reader, rules, { ...reading, language: 'de' })).map(({ name }) => name)).toEqual([
    'Norwegen',
    'Dänemark',
  ])
})
