import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { embeddedPath } from '#tests/support/freshDatabase.ts'
import { FUNDS, oneBuyerShop, PRICE, statusFor } from '#tests/support/oneBuyerShop.ts'
import { freshAcademyUrl } from '#tests/support/servedAcademy.ts'
import { buy } from '#tests/support/shopSite.ts'
import { startSite } from '#tests/support/site.ts'
import { startOnSmallDisk } from '#tests/support/smallDisk.ts'

test('a full disk refuses writes with a clear error, and the site recovers when there is room', async () => {
  const seed = await freshAcademyUrl()
  const { db, buyer, intent, pointsLeft } = await oneBuyerShop(seed)
  await db.close()
  const { site, fill, makeRoom, copyOut } = await startOnSmallDisk(embeddedPath(seed))
  expect((await buy(site.url, intent('before'))).status).toBe(201)
  fill()
  const refused = await Promise.all(Array.from({ length: 9 }, (_, n) => buy(site.url, intent(`full-${n}`))))
  for (const { status, body } of refused) {
    expect(status, body).toBe(507)
    expect(JSON.parse(body).errors[0].code).toBe('storage_full')
  }
  expect(await statusFor(site.url, '/api/v2/incentives/wallet', buyer)).toBe(200)
  expect(await statusFor(site.url, '/storefront', buyer)).toBe(200)
  expect(await statusFor(site.url, '/')).toBe(200)
  makeRoom()
  for (let n = 0; n < 9; n++) expect((await buy(site.url, intent(`full-${n}`))).status).toBe(201)
  const copy = openDatabase(`sqlite:${copyOut()}`)
  await site.stop()
  expect(await reconcile(copy)).toEqual([])
  expect(await pointsLeft(copy)).toBe(FUNDS - 10 * PRICE)
  await copy.close()
})

test('while another process holds the lock, reads work, and writes are asked to retry', async () => {
  const url = await freshAcademyUrl()
  const { db, buyer, intent } = await oneBuyerShop(url)
  const site = await startSite({ DATABASE_URL: url })
  const other = new DatabaseSync(embeddedPath(url))
  other.exec('begin immediate')
  const asked = buy(site.url, intent('locked'))
  expect(await statusFor(site.url, '/api/v2/incentives/wallet', buyer)).toBe(200)
  expect(await statusFor(site.url, '/storefront', buyer)).toBe(200)
  const { status, body } = await asked
  expect(status, body).toBe(503)
  expect(JSON.parse(body).errors[0].code).toBe('unavailable')
  other.exec('commit')
  other.close()
  expect((await buy(site.url, intent('locked'))).status).toBe(201)
  await site.stop()
  expect(await reconcile(db)).toEqual([])
  await db.close()
})
