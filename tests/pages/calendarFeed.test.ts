import { request } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { switchAvailability } from '../unit/server/availability/feeds/feedSchool.ts'
import { readBack } from '../unit/server/availability/feeds/readBack.ts'

const SECRET = 'aVerySecretPartOfAnAddress123456'

const academy = shareAcademy({
  async prepare(db) {
    await switchAvailability(db, true)
    const { uid } = await db.reader
      .selectFrom('users')
      .select('uid')
      .where('mail', '=', 'instructor@demo.test')
      .executeTakeFirstOrThrow()
    await db.transact((tx) => tx.deleteFrom('instructor_choices').where('uid', '=', uid).execute())
    await db.transact((tx) =>
      tx.insertInto('instructor_choices').values({ uid, feed_secret: SECRET, travel_time_zone: null }).execute(),
    )
  },
})

/** Asks as calendar programs do: without cookies. */
async function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
  const sent = request(academy().site.url + path, { method, headers: { ...headers }, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

test('a calendar program reads the feed, and reads it again only if it has changed', async () => {
  const feed = await ask(`/calendar/${SECRET}.ics`)
  expect(feed.status).toBe(200)
  expect(feed.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  })
  expect(feed.headers['set-cookie']).toBeUndefined()
  expect(readBack(feed.text).length).toBeGreaterThan(0)
  const again = await ask(`/calendar/${SECRET}.ics`, { headers: { 'If-None-Match': feed.headers.etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  const head = await ask(`/calendar/${SECRET}.ics`, { method: 'HEAD' })
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', feed.headers.etag])
})

test('other addresses lead to nothing, and the log has no secret', async () => {
  for (const path of [`/calendar/${SECRET}`, `/calendar/${SECRET}x.ics`, '/calendar/.ics', '/calendar/'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  const post = await ask(`/calendar/${SECRET}.ics`, { method: 'POST' })
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  await expect.poll(() => academy().site.log()).toContain('/calendar/…')
  expect(academy().site.log()).not.toContain(SECRET)
})
