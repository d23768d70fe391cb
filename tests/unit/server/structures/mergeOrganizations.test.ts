import { expect, test } from 'vitest'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { findAuditEntries } from '#server/audit/findAuditEntries.ts'
import type { Database } from '#server/db/database.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import { newRuleId, saveRules } from '#server/points/earning/saveRules.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { storedSignIn } from '#server/site/signInSettings.ts'
import { loadStorefront } from '#server/storefront/storefront.ts'
import { mergeOrganizations, previewOrganizationMerge } from '#server/structures/mergeOrganizations.ts'
import { RulesBody } from '#shared/points/rules.ts'
import { demoDatabase, freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { asking } from '../accounts/cast.ts'
import { member } from './member.ts'
import { add, addAdministrator, addOrganization, course } from '../catalogue/catalogue.ts'
import { belongTo, boardLines, boardOf, createEarners, noon } from '../points/boards/board.ts'
import { timeZone } from '../points/savers.ts'

const log = { error: () => {} }

async function twoOrganizations(db: Database) {
  const [id, into] = [await addOrganization(db, 'Old quay'), await addOrganization(db, 'Harbour')]
  const { uid: by } = await addAdministrator(db, 'Amal')
  return { id, into, by, now: morning, log }
}

test('everything that names an organisation follows it: people, trainings, products, rules, sections and login settings', async () => {
  const db = await demoDatabase()
  const wish = await twoOrganizations(db)
  const { id, into, by } = wish
  const restrictions = [{ type: 'organizations', value: [id, into], rule: 'and' }]
  const both = await member(db, 'both', [id, into])
  const one = await member(db, 'one', [id])
  const training = await add(db, course('Lifting', { organizations: [id, into] }))
  await db.transact(async (tx) => {
    const row = { restrictions: JSON.stringify(restrictions) }
    await tx.updateTable('products').set(row).where('id', '=', 1).execute()
    const section = await tx.selectFrom('storefront_sections').select('id').limit(1).executeTakeFirstOrThrow()
    await tx.updateTable('storefront_sections').set(row).where('id', '=', section.id).execute()
    const { settings } = await storedSignIn(tx)
    const organization_map = [
      { value: 'quay', organization: id },
      { value: 'harbour', organization: id },
      { value: 'harbour', organization: into },
    ]
    await saveSettings(
      tx,
      'sign_in',
      { ...settings, organization_claim: 'units', organization_map },
      '2026-11-01 00:00:00',
    )
  })
  const { document } = await currentRules(db.reader)
  const rules = [
    { name: 'For one', trigger: 'first_login', points: 5, restrictions: [{ type: 'organizations', value: [id] }] },
  ]
  const body = RulesBody.parse({ ...document, rules: [...document.rules, ...rules] })
  await saveRules(db, { body, by, now: morning, newId: newRuleId })

  const preview = await previewOrganizationMerge(db.reader, wish)
  expect(preview).toEqual({
    moved: { trainings: 1, people: 2, products: 1, rules: 1, sections: 1, sign_in: 2 },
    brand: 'none',
  })
  expect(await mergeOrganizations(db, wish)).toEqual(preview)

  expect((await asking(db, both)).organizations).toEqual([into])
  expect((await asking(db, one)).organizations).toEqual([into])
  const owners = await db.reader
    .selectFrom('training_organizations')
    .selectAll()
    .where('training_id', '=', training)
    .execute()
  expect(owners).toEqual([{ training_id: training, organization_id: into }])
  const { revision } = await db.reader
    .selectFrom('trainings')
    .select('revision')
    .where('id', '=', training)
    .executeTakeFirstOrThrow()
  expect(revision, 'an open form gets a conflict').toBe(2)
  const product = await db.reader.selectFrom('products').select('restrictions').where('id', '=', 1).executeTakeFirst()
  expect(JSON.parse(product!.restrictions)).toEqual([{ type: 'organizations', value: [into], rule: 'and' }])
  expect((await currentRules(db.reader)).document.rules.at(-1)?.restrictions).toMatchObject([{ value: [into] }])
  const storefronts = [
    await loadStorefront(db.reader, 'registered', log),
    await loadStorefront(db.reader, 'unregistered', log),
  ]
  const named = storefronts.flatMap(({ sections }) => sections.flatMap(({ data }) => data.restrictions))
  expect(JSON.stringify(named)).toContain(`"value":[${into}]`)
  expect((await storedSignIn(db.reader)).settings.organization_map).toEqual([
    { value: 'quay', organization: into },
    { value: 'harbour', organization: into },
  ])
})

test('the audit log says in the history of both organisations who merged them', async () => {
  const db = await freshDatabase()
  const wish = await twoOrganizations(db)
  await member(db, 'bela', [wish.id])
  await mergeOrganizations(db, wish)
  const entriesOf = async (id: number) => {
    const subject = { type: 'organization', id: String(id) } as const
    return (await findAuditEntries(db.reader, { subject }, 'UTC')).data
  }
  expect(await entriesOf(wish.id)).toMatchObject([
    { action: 'merged', actor: { uid: wish.by }, before: { name: 'Old quay' }, after: { name: 'Harbour', people: 1 } },
  ])
  expect(await entriesOf(wish.into)).toMatchObject([
    { action: 'merged', subject: { label: 'Harbour' }, after: { merged: 'Old quay', people: 1 } },
  ])
})

test('members bring their points to the open leaderboards of the other organisation, and closed ones stay', async () => {
  const db = await freshDatabase()
  const wish = await twoOrganizations(db)
  const { id, into } = wish
  const october = new Date('2026-10-14T19:00:00Z')
  const [first = 0, second = 0, third = 0, ...others] = await createEarners(db, [50, 40, 30, 20, 10], october)
  await belongTo(db, first, [id], october)
  await belongTo(db, second, [id, into], october)
  for (const uid of [third, ...others]) await belongTo(db, uid, [into], october)
  await freezeBoards(db, { now: noon, timeZone })
  const frozen = await db.reader
    .selectFrom('boards')
    .innerJoin('board_rows', 'board_id', 'id')
    .select(['board_id', 'uid', 'points', 'rank'])
    .where('organization_id', '=', into)
    .where('frozen_at', 'is not', null)
    .orderBy('board_id')
    .orderBy('uid')
    .execute()
  await mergeOrganizations(db, { ...wish, now: noon })
  const board = { scope: 'organization', period: 'year', organization: into } as const
  expect(boardLines(await boardOf(db, third, board))).toEqual([
    '1 Saver No. 1: 50',
    '2 Saver No. 2: 40',
    '3 Saver No. 3: 30 (me)',
    '4 Saver No. 4: 20',
    '5 Saver No. 5: 10',
  ])
  expect(frozen.length).toBeGreaterThan(0)
  const boards = frozen.map(({ board_id }) => board_id)
  const after = await db.reader
    .selectFrom('board_rows')
    .select(['board_id', 'uid', 'points', 'rank'])
    .where('board_id', 'in', boards)
    .orderBy('board_id')
    .orderBy('uid')
    .execute()
  expect(after).toEqual(frozen)
  expect(await db.reader.selectFrom('boards').select('id').where('organization_id', '=', id).execute()).toEqual([])
  expect(await reconcile(db)).toEqual([])
})

test('an organisation without a brand takes the brand of the other one, with its host names', async () => {
  const db = await freshDatabase()
  const wish = await twoOrganizations(db)
  const { id, into, by } = wish
  const brand = { name: { en: 'Oak House' }, hosts: ['oak.test'] }
  await saveOrganizationBrand(db, brand, { organization: id, siteHost: undefined, by, now: morning })
  expect(await mergeOrganizations(db, wish)).toEqual({ moved: {}, brand: 'brand' })
  const rows = await db.reader
    .selectFrom('organization_brands')
    .select(['organization_id', 'revision', 'brand'])
    .execute()
  expect(rows.map(({ brand: text, ...row }) => ({ ...row, ...JSON.parse(text) }))).toMatchObject([
    { organization_id: into, revision: 1, ...brand },
  ])
  expect(await db.reader.selectFrom('organization_hosts').selectAll().execute()).toEqual([
    { host: 'oak.test', organization_id: into },
  ])
})

test('of two brands the one of the organisation that stays wins, and visitors at the old host names see it', async () => {
  const db = await freshDatabase()
  const wish = await twoOrganizations(db)
  const { id, into, by } = wish
  const save = (organization: number, name: string, hosts: string[]) =>
    saveOrganizationBrand(db, { name: { en: name }, hosts }, { organization, siteHost: undefined, by, now: morning })
  await save(id, 'Oak House', ['oak.test'])
  await save(into, 'Elm House', ['elm.test'])
  expect(await mergeOrganizations(db, wish)).toEqual({ moved: {}, brand: 'hosts' })
  const { brand, revision } = await db.reader
    .selectFrom('organization_brands')
    .select(['brand', 'revision'])
    .executeTakeFirstOrThrow()
  expect(JSON.parse(brand)).toMatchObject({ name: { en: 'Elm House' }, hosts: ['elm.test', 'oak.test'] })
  expect(revision, 'an open form gets a conflict').toBe(2)
})

test('two brands with too many host names together are not merged, and nothing moves', async () => {
  const db = await freshDatabase()
  const wish = await twoOrganizations(db)
  const { id, into, by } = wish
  const uid = await member(db, 'bela', [id])
  for (const [organization, name] of [
    [id, 'oak'],
    [into, 'elm'],
  ] as const) {
    const hosts = Array.from({ length: 6 }, (_, n) => `${name}${n}.test`)
    await saveOrganizationBrand(db, { hosts }, { organization, siteHost: undefined, by, now: morning })
  }
  const refusal = { status: 400, problems: [{ path: 'into', code: 'too_many' }] }
  await expect(previewOrganizationMerge(db.reader, wish)).rejects.toMatchObject(refusal)
  await expect(mergeOrganizations(db, wish)).rejects.toMatchObject(refusal)
  expect((await asking(db, uid)).organizations).toEqual([id])
})

test('an organisation is not merged into itself or into one that does not exist', async () => {
  const db = await freshDatabase()
  const wish = await twoOrganizations(db)
  const refusal = { status: 400, problems: [{ path: 'into', code: 'choice' }] }
  await expect(mergeOrganizations(db, { ...wish, into: wish.id })).rejects.toMatchObject(refusal)
  await expect(mergeOrganizations(db, { ...wish, into: 999_999 })).rejects.toMatchObject(refusal)
  await expect(mergeOrganizations(db, { ...wish, id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
