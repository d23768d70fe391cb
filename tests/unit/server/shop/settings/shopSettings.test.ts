import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { presentShopSettings } from '#server/shop/settings/shopSettings.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { boardPeriodOf } from '#server/shop/settings/boardPeriodOf.ts'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { toInstant } from '#shared/instant.ts'
import { addUpload, fileNamed } from '../../media/uploadRows.ts'
import { addBuyer, refusalCodes, refused } from '../shopFixture.ts'

test('two managers who save different settings at the same moment keep both', async () => {
  const db = await freshDatabase()
  await saveShopSettings(db, { banner_height: 100, enabled: true }, { by: null, now: morning })
  const saved: Promise<unknown>[] = []
  await db.transact(async (tx) => {
    // Both transactions start before one of them writes.
    for (const name of ['incentives_shop', 'general']) {
      await tx.updateTable('settings').set({ changed: '2026-11-21 08:00:00' }).where('name', '=', name).execute()
    }
    saved.push(saveShopSettings(db, { banner_height: 300, enabled: false }, { by: null, now: morning }))
    await pause(150)
    saved.push(
      saveShopSettings(db, { default_sort: 'price', leaderboard: { enabled: true } }, { by: null, now: morning }),
    )
    await pause(150)
  })
  await Promise.all(saved)
  expect(await presentShopSettings(db.reader, (await loadSite(db.reader)).features)).toMatchObject({
    banner_height: 300,
    default_sort: 'price',
    enabled: false,
    revision: 3,
    leaderboard: { enabled: true },
  })
})

test('the first two saves at the same moment keep both', async () => {
  const db = await freshDatabase()
  await Promise.all([
    saveShopSettings(db, { banner_height: 300 }, { by: null, now: morning }),
    saveShopSettings(db, { default_sort: 'price' }, { by: null, now: morning }),
    db.transact((tx) => saveSettings(tx, 'footer', {}, '2026-11-21 08:00:00')),
  ])
  expect(await presentShopSettings(db.reader, (await loadSite(db.reader)).features)).toMatchObject({
    banner_height: 300,
    default_sort: 'price',
    revision: 2,
  })
})

test('a switch that was turned off at the same moment in the general settings is noted as turned on again', async () => {
  const db = await freshDatabase()
  await saveShopSettings(db, { enabled: true }, { by: null, now: morning })
  const { general } = await loadSite(db.reader)
  const off = { ...general, features: { ...general.features, incentives_shop_enabled: false } }
  await meanwhile(
    db,
    (tx) => saveSettings(tx, 'general', off, toInstant(morning)),
    () => saveShopSettings(db, { enabled: true }, { by: null, now: morning }),
  )
  const noted = db.reader.selectFrom('audit_entries').select(['before_values', 'after_values'])
  const on = { before_values: '{"enabled":false}', after_values: '{"enabled":true}' }
  expect(await noted.where('subject_type', '=', 'shop_settings').execute()).toEqual([on, on])
})

test('settings that were saved since they were read are not overwritten', async () => {
  const db = await freshDatabase()
  const { features } = await loadSite(db.reader)
  expect((await presentShopSettings(db.reader, features)).revision).toBe(0)
  const first = await saveShopSettings(db, { revision: 0, banner_height: 300 }, { by: null, now: morning })
  expect(first.revision).toBe(1)
  const late = await refused(saveShopSettings(db, { revision: 0, banner_height: 100 }, { by: null, now: later(1) }))
  expect(late).toMatchObject({ status: 409, problems: [{ code: 'revision' }] })
  expect(await presentShopSettings(db.reader, features)).toEqual(first)
  expect((await saveShopSettings(db, { revision: 1, banner_height: 100 }, { by: null, now: later(2) })).revision).toBe(
    2,
  )
})

test('a refused save says who saved the settings since, and when', async () => {
  const db = await freshDatabase()
  const { user } = await addBuyer(db)
  await saveShopSettings(db, { banner_height: 300 }, { by: user.uid, now: later(1) })
  await expect(
    saveShopSettings(db, { revision: 0, banner_height: 100 }, { by: null, now: later(2) }),
  ).rejects.toMatchObject({
    details: { revision: 1, by: user.full_name, at: toInstant(later(1)) },
  })
  await saveShopSettings(db, { enabled: true }, { by: user.uid, now: later(3) })
  await expect(saveSiteSettings(db, { revision: 0 }, { by: null, now: later(4) })).rejects.toMatchObject({
    details: { revision: 1, by: user.full_name, at: toInstant(later(3)) },
  })
})

test('the leaderboard shows the default period from the shop’s settings', async () => {
  const db = await freshDatabase()
  expect(await boardPeriodOf(db.reader, {})).toBe('month')
  await saveShopSettings(db, { leaderboard: { default_period: 'week' } }, { by: null, now: morning })
  expect(await boardPeriodOf(db.reader, {})).toBe('week')
  expect(await boardPeriodOf(db.reader, { period: 'year' })).toBe('year')
})

test('a switch that was turned off in the general settings stays off when the rest of the leaderboard is saved', async () => {
  const db = await freshDatabase()
  await saveShopSettings(db, { leaderboard: { enabled: true, default_period: 'quarter' } }, { by: null, now: morning })
  await saveSiteSettings(db, { features: { incentives_leaderboard: false } }, { by: null, now: morning })
  const saved = await saveShopSettings(db, { leaderboard: { default_period: 'week' } }, { by: null, now: morning })
  expect(saved.leaderboard).toEqual({ enabled: false, default_period: 'week' })
  const other = await saveShopSettings(db, { leaderboard: { enabled: true } }, { by: null, now: morning })
  expect(other.leaderboard, 'the period stays').toEqual({ enabled: true, default_period: 'week' })
})

test('a save that changes nothing is not noted', async () => {
  const db = await freshDatabase()
  await saveShopSettings(db, { banner_height: 300 }, { by: null, now: morning })
  await saveShopSettings(db, {}, { by: null, now: morning })
  await saveShopSettings(db, { banner_height: 300, enabled: false }, { by: null, now: morning })
  const noted = db.reader.selectFrom('audit_entries').select('after_values')
  expect(await noted.where('subject_type', '=', 'shop_settings').execute()).toEqual([
    { after_values: '{"banner_height":300}' },
  ])
})

test('the log shows that addresses of the team changed, with a short mark in place of each address', async () => {
  const db = await freshDatabase()
  const [one, other] = ['one@saltmarsh.test', 'other@saltmarsh.test']
  await saveShopSettings(db, { notify_mails: [one] }, { by: null, now: morning })
  await saveShopSettings(db, { notify_mails: [one, other] }, { by: null, now: morning })
  await saveShopSettings(db, { notify_mails: [other] }, { by: null, now: morning })
  const rows = await db.reader
    .selectFrom('audit_entries')
    .select(['action', 'after_values'])
    .where('subject_type', '=', 'shop_settings')
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(['changed', 'changed', 'changed'])
  const marks: string[][] = rows.map(({ after_values }) => JSON.parse(after_values ?? '{}').notify_mails)
  const [, [mark = '', last = ''] = []] = marks
  expect(marks).toEqual([[mark], [mark, last], [last]])
  expect([mark.length, last.length, mark === last]).toEqual([8, 8, false])
})

test('a shop that was never saved is off, needs no approvals and notifies no team', async () => {
  const db = await freshDatabase()
  expect(await presentShopSettings(db.reader, (await loadSite(db.reader)).features)).toMatchObject({
    revision: 0,
    enabled: false,
    approval_default: false,
    notify_mails: [],
  })
})

test('a banner whose upload is gone stays when it is saved again', async () => {
  const db = await freshDatabase()
  const banner = '/media/banner/00000000000000000000000000000000-60x50.webp'
  await db.transact((tx) => saveSettings(tx, 'incentives_shop', { banner }, toInstant(morning)))
  expect(await saveShopSettings(db, { banner, banner_height: 300 }, { by: null, now: morning })).toMatchObject({
    banner,
  })
  await saveShopSettings(db, { banner: null }, { by: null, now: morning })
  expect(await refused(saveShopSettings(db, { banner }, { by: null, now: morning }))).toMatchObject({
    status: 400,
    problems: [{ path: 'banner', code: 'not_uploaded' }],
  })
})

test('a banner is a file that was uploaded as one, not the picture of a product', async () => {
  const db = await freshDatabase()
  const file = fileNamed(1)
  await addUpload(db, file, morning)
  expect(await refusalCodes(saveShopSettings(db, { banner: file }, { by: null, now: morning }))).toEqual([
    'banner: not_uploaded',
  ])
  await db.transact((tx) => tx.updateTable('uploads').set({ purpose: 'banner' }).where('file', '=', file).execute())
  expect(await saveShopSettings(db, { banner: file }, { by: null, now: morning })).toMatchObject({ banner: file })
})
