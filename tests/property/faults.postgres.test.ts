import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { reconcile } from '#server/points/reconcile.ts'
import { carryOver } from '#tests/support/carryOver.ts'
import { FUNDS, oneBuyerShop, PRICE, statusFor } from '#tests/support/oneBuyerShop.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { buyUntilAnswered } from '#tests/support/retrying.ts'
import { buy } from '#tests/support/shopSite.ts'
import { startSite } from '#tests/support/site.ts'

/** `npm run prove` stops it for ten seconds. */
const awayMs = Number(process.env.AWAY_MS ?? 3000)

test(`that is away for ${awayMs / 1000} s: cached pages still work, other requests report the failure, and the site recovers by itself`, async () => {
  const server = await startBreakablePostgres()
  const url = server.url('postgres')
  await carryOver(inject('templates').demoFile, url, new Date())
  const { db, buyer, intent, pointsLeft } = await oneBuyerShop(url)
  const site = await startSite({ DATABASE_URL: url })
  expect(await statusFor(site.url, '/')).toBe(200)
  expect((await buy(site.url, intent('before'))).status).toBe(201)

  const underWay = Array.from({ length: 12 }, (_, n) => buyUntilAnswered(() => site.url, intent(`break-${n}`)))
  await server.goAway()
  const back = pause(awayMs)
  const refused = await buy(site.url, intent('away'))
  expect(refused.status, refused.body).toBe(503)
  expect(JSON.parse(refused.body).errors[0].code).toBe('unavailable')
  expect(await statusFor(site.url, '/')).toBe(200)
  expect(await statusFor(site.url, '/healthz')).toBe(200)
  expect(await statusFor(site.url, '/readyz')).toBe(503)
  await back
  await server.comeBack()

  for (const { status, body } of await Promise.all(underWay)) expect(status, body).toBe(201)
  expect((await buyUntilAnswered(() => site.url, intent('away'))).status).toBe(201)
  expect(await statusFor(site.url, '/readyz')).toBe(200)
  expect(await statusFor(site.url, '/storefront', buyer)).toBe(200)
  await site.stop()
  expect(await reconcile(db)).toEqual([])
  expect(await pointsLeft()).toBe(FUNDS - 14 * PRICE)
  await db.close()
  await server.stop()
})
