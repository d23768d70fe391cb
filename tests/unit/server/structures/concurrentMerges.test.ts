import { expect, test } from 'vitest'
import { changeBelonging } from '#server/accounts/changeBelonging.ts'
import { removeOrganizationBrand, saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { saveSignInSettings, storedSignIn } from '#server/site/signInSettings.ts'
import { mergeOrganizations } from '#server/structures/mergeOrganizations.ts'
import type { SignInSettingsChange } from '#shared/contract/signInSettings.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { asking } from '../accounts/cast.ts'
import { addAdministrator, addLearner, addOrganization } from '../catalogue/catalogue.ts'
import { belongTo, boardLines, boardOf, createEarners, noon } from '../points/boards/board.ts'
import { member } from './member.ts'
import { earn } from '../points/savers.ts'

const log = { error: () => {} }
const statusOf = (running: Promise<unknown>) =>
  running.then(
    () => 200,
    ({ status }: { status?: number }) => status,
  )

test('of two administrators who merge two organisations into each other, one succeeds and nobody is lost', async () => {
  const db = await freshDatabase()
  const [north, south] = [await addOrganization(db, 'North'), await addOrganization(db, 'South')]
  const { uid: by } = await addLearner(db, 'Amal')
  const members = [await member(db, 'bela', [north]), await member(db, 'cora', [south])]
  const merge = (id: number, into: number) => statusOf(mergeOrganizations(db, { id, into, by, now: morning, log }))
  const statuses = await Promise.all([merge(north, south), merge(south, north)])
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect([400, 404]).toContain(statuses.find((status) => status !== 200))
  const [left] = await db.reader.selectFrom('organizations').select('id').execute()
  for (const uid of members) expect((await asking(db, uid)).organizations).toEqual([left?.id])
})

test('a person who is added to an organisation while it is merged is refused, not added to nothing', async () => {
  const db = await freshDatabase()
  const [id, into] = [await addOrganization(db, 'North'), await addOrganization(db, 'South')]
  const { uid } = await addLearner(db, 'Amal')
  const joining = meanwhile(
    db,
    // The last step of a merge, of which the other transaction sees nothing yet.
    (tx) => tx.deleteFrom('organizations').where('id', '=', id).execute(),
    () => db.transact((tx) => changeBelonging(tx, { uid, changes: { organizations: [id, into] }, now: morning })),
  )
  await expect(joining).rejects.toMatchObject({ status: 400, problems: [{ path: 'organizations[0]', code: 'choice' }] })
})

test('points that members earn while their organisation is merged count on the leaderboard of the other one', async () => {
  const db = await freshDatabase()
  const [id, into] = [await addOrganization(db, 'North'), await addOrganization(db, 'South')]
  const uids = await createEarners(db, [50, 40, 30, 20, 10])
  for (const uid of uids) await belongTo(db, uid, [id])
  const [by = 0] = uids
  await Promise.all([
    ...uids.map((uid) => earn(db, { uid, points: 5, now: noon })),
    mergeOrganizations(db, { id, into, by, now: noon, log }),
    ...uids.map((uid) => earn(db, { uid, points: 5, now: noon })),
  ])
  const board = { scope: 'organization', organization: into } as const
  expect(boardLines(await boardOf(db, by, board))).toEqual([
    '1 Saver No. 1: 60 (me)',
    '2 Saver No. 2: 50',
    '3 Saver No. 3: 40',
    '4 Saver No. 4: 30',
    '5 Saver No. 5: 20',
  ])
  expect(await reconcile(db)).toEqual([])
})

test('a brand that is saved while another administrator removes it is either there with its hosts, or a conflict', async () => {
  const db = await freshDatabase()
  const organization = await addOrganization(db, 'North')
  const { uid: by } = await addAdministrator(db, 'Amal')
  const save = { organization, siteHost: undefined, by, now: morning }
  const { revision } = await saveOrganizationBrand(db, { name: { en: 'Oak' } }, save)
  const change = { name: { en: 'Elm' }, hosts: ['elm.test'] }
  const removal = () =>
    meanwhile(
      db,
      (tx) => removeOrganizationBrand(tx, { organization, by, now: morning }),
      () => saveOrganizationBrand(db, { ...change, revision }, save),
    )
  await expect(removal()).rejects.toMatchObject({ status: 409 })
  const again = await meanwhile(
    db,
    (tx) => removeOrganizationBrand(tx, { organization, by, now: morning }),
    () => saveOrganizationBrand(db, change, save),
  )
  expect(again).toMatchObject(change)
  expect(again.revision, 'an old form gets a conflict').toBeGreaterThan(revision)
  expect(await db.reader.selectFrom('organization_hosts').selectAll().execute()).toEqual([
    { host: 'elm.test', organization_id: organization },
  ])
})

test('login settings that are saved while an organisation in them is merged do not wait for the merge in a circle', async () => {
  const db = await freshDatabase()
  const { uid: by } = await addAdministrator(db, 'Amal')
  const save = (change: SignInSettingsChange) =>
    saveSignInSettings(db, { change, callback: '', by, proved: true, internal: [], now: morning })
  const into = await addOrganization(db, 'South')
  for (const round of [1, 2, 3, 4, 5]) {
    const id = await addOrganization(db, `North ${round}`)
    await save({ organization_map: [{ value: 'north', organization: id }] })
    await Promise.all([
      save({ button_label: { en: `Round ${round}` } }),
      mergeOrganizations(db, { id, into, by, now: morning, log }),
    ])
    const { settings } = await storedSignIn(db.reader)
    expect(settings).toMatchObject({
      button_label: { en: `Round ${round}` },
      organization_map: [{ value: 'north', organization: into }],
    })
  }
  expect(await deadlocks(db)).toBeOneOf([undefined, 0])
})
