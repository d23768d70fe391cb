import { expect, test } from 'vitest'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { mergeTerms, previewMerge } from '#server/structures/mergeTerms.ts'
import { createTerm } from '#server/taxonomy/saveTerm.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import { newRuleId, saveRules } from '#server/points/earning/saveRules.ts'
import { RulesBody } from '#shared/points/rules.ts'
import { loadStorefront } from '#server/storefront/storefront.ts'
import type { Database } from '#server/db/database.ts'

const log = { error: () => {} }

async function termNamed(db: Database, vocabulary: string, place = 0) {
  const rows = await db.reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('tid')
    .where('machine_name', '=', vocabulary)
    .where('parent_tid', 'is', null)
    .orderBy('weight')
    .execute()
  return rows[place]!.tid
}

async function administrator(db: Database) {
  const { uid } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('name', '=', 'admin')
    .executeTakeFirstOrThrow()
  return uid
}

test('everything that names a profession follows it into another one: people, rules, products and sections', async () => {
  const db = await demoDatabase()
  const [tid, into] = [await termNamed(db, 'profession', 0), await termNamed(db, 'profession', 1)]
  const by = await administrator(db)
  const restrictions = [{ type: 'profession', value: [tid, into], rule: 'and' }]
  const both = JSON.stringify({ profession: [tid, into], skill: [] })
  await db.transact(async (tx) => {
    await tx.updateTable('users').set({ profile: both }).where('uid', '=', by).execute()
    await tx
      .updateTable('products')
      .set({ restrictions: JSON.stringify(restrictions) })
      .where('id', '=', 1)
      .execute()
    const section = await tx.selectFrom('storefront_sections').select('id').limit(1).executeTakeFirstOrThrow()
    await tx
      .updateTable('storefront_sections')
      .set({ restrictions: JSON.stringify(restrictions) })
      .where('id', '=', section.id)
      .execute()
  })
  const { document } = await currentRules(db.reader)
  const rules = [
    { name: 'For one', trigger: 'first_login', points: 5, restrictions: [{ type: 'profession', value: tid }] },
  ]
  const body = RulesBody.parse({ ...document, rules: [...document.rules, ...rules] })
  await saveRules(db, { body, by, now: morning, newId: newRuleId })
  const wish = { tid, into, by, now: morning, log }
  const preview = await previewMerge(db.reader, wish)
  expect(preview).toMatchObject({ people: expect.any(Number), products: 1, rules: 1, sections: 1 })
  expect(await mergeTerms(db, wish)).toEqual(preview)

  const { profile } = await db.reader
    .selectFrom('users')
    .select('profile')
    .where('uid', '=', by)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(profile).profession).toEqual([into])
  const left = await db.reader.selectFrom('users').select('profile').where('profile', 'like', `%${tid}%`).execute()
  expect(left.flatMap((row) => JSON.parse(row.profile).profession ?? [])).not.toContain(tid)
  const product = await db.reader
    .selectFrom('products')
    .select('restrictions')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(product.restrictions)).toEqual([{ type: 'profession', value: [into], rule: 'and' }])
  expect((await currentRules(db.reader)).document.rules.at(-1)?.restrictions).toMatchObject([{ value: into }])
  const storefronts = [
    await loadStorefront(db.reader, 'registered', log),
    await loadStorefront(db.reader, 'unregistered', log),
  ]
  const named = storefronts.flatMap(({ sections }) => sections.flatMap(({ data }) => data.restrictions))
  expect(JSON.stringify(named)).toContain(`"value":[${into}]`)
  expect(await previewMerge(db.reader, wish).catch(({ status }) => status)).toBe(404)
})

test('trainings and the terms below follow a topic, and a training that has both keeps one', async () => {
  const db = await demoDatabase()
  const [tid, into] = [await termNamed(db, 'topic', 0), await termNamed(db, 'topic', 1)]
  const by = await administrator(db)
  const training = await db.reader
    .selectFrom('training_terms')
    .select('training_id')
    .where('tid', '=', tid)
    .executeTakeFirst()
  const id = training?.training_id ?? 1
  await db.transact(async (tx) => {
    await tx.deleteFrom('training_terms').where('training_id', '=', id).execute()
    await tx
      .insertInto('training_terms')
      .values([tid, into].map((one) => ({ training_id: id, tid: one })))
      .execute()
  })
  const child = await db.transact((tx) =>
    createTerm(
      tx,
      { vocabulary: 'topic', name: 'A new topic below', parent: tid, translations: {} },
      { by, now: morning },
    ),
  )
  const before = await db.reader
    .selectFrom('trainings')
    .select(['changed_at', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await mergeTerms(db, { tid, into, by, now: morning, log })
  const terms = await db.reader.selectFrom('training_terms').select('tid').where('training_id', '=', id).execute()
  expect(terms).toEqual([{ tid: into }])
  const moved = await db.reader
    .selectFrom('terms')
    .select('parent_tid')
    .where('tid', '=', child)
    .executeTakeFirstOrThrow()
  expect(moved.parent_tid).toBe(into)
  const after = await db.reader
    .selectFrom('trainings')
    .select(['changed_at', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(after.changed_at, 'the search reads it again').toBeGreaterThan(before.changed_at)
  expect(after.revision, 'an open form gets a conflict').toBe(before.revision + 1)
})

test('a term is not merged into itself, into a term below it, or into another vocabulary', async () => {
  const db = await demoDatabase()
  const tid = await termNamed(db, 'topic', 0)
  const by = await administrator(db)
  const child = await db.transact((tx) =>
    createTerm(
      tx,
      { vocabulary: 'topic', name: 'A new topic below', parent: tid, translations: {} },
      { by, now: morning },
    ),
  )
  const tryMerge = (into: number) =>
    previewMerge(db.reader, { tid, into, log }).catch(({ problems }) => problems[0].code)
  expect(await tryMerge(tid)).toBe('choice')
  expect(await tryMerge(child)).toBe('cycle')
  expect(await tryMerge(await termNamed(db, 'skill', 0))).toBe('choice')
})
