import type { APIContext } from 'astro'
import { expect, test } from 'vitest'
import { GET } from '../../../src/pages/calendar/[secret].ics.ts'
import { loadSite } from '#server/site/site.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { feedSchool, secretOf } from '../../unit/server/availability/feeds/feedSchool.ts'
import { readBack } from '../../unit/server/availability/feeds/readBack.ts'
import { browserAt, origin } from '#tests/support/browserAt.ts'
import { hashPassword } from '#server/secrets/passwords.ts'

const PASSWORD = 'correct horse battery'

/** A site with availability, and a browser in which a person who teaches is signed in. */
async function signedIn(roles: readonly ('instructor' | 'learner')[] = ['instructor']) {
  const school = await feedSchool()
  const uid = await school.person({ name: 'dana', roles, passwordHash: await hashPassword(PASSWORD) })
  const browser = browserAt(school.db)
  await browser.signIn('dana', PASSWORD)
  const site = await loadSite(school.db.reader)
  return {
    ...school,
    uid,
    browser,
    /** Opens an address as a calendar program does. */
    async open(url: string, headers: Record<string, string> = {}): Promise<Response> {
      const locals = { db: school.db, site, address: '192.0.2.9', origin, now: morning }
      const context = { params: { secret: secretOf(url) }, request: new Request(url, { headers }), locals }
      // Only what the feed uses of Astro's context is there.
      return GET(context as unknown as APIContext) as Promise<Response>
    },
  }
}

test('the address of a user opens the feed for programs that are not signed in, and a new one ends it', async () => {
  const { browser, open, session, teaches, uid } = await signedIn()
  await teaches(uid, await session({ title: 'First aid' }), 'confirmed')
  const { status, body } = await browser.ask('/api/v2/availability/feed')
  expect(status).toBe(200)
  const feed = await open(body.data.url)
  expect(feed.status).toBe(200)
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(feed.headers.get('cache-control')).toBe('private, no-cache')
  expect(readBack(await feed.text()).map(({ title }) => title)).toEqual(['First aid'])
  const renewed = await browser.ask('/api/v2/availability/feed', { method: 'POST' })
  expect(renewed.status).toBe(201)
  expect((await open(body.data.url)).status).toBe(404)
  expect((await open(renewed.body.data.url)).status).toBe(200)
})

test('a feed that has not changed is not sent again', async () => {
  const { browser, db, open, session, teaches, uid } = await signedIn()
  const id = await session()
  await teaches(uid, id, 'confirmed')
  const { url } = (await browser.ask('/api/v2/availability/feed')).body.data
  const etag = (await open(url)).headers.get('etag') ?? ''
  const again = await open(url, { 'If-None-Match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  await db.transact((tx) => tx.updateTable('training_sessions').set({ sequence: 1 }).where('id', '=', id).execute())
  expect((await open(url, { 'If-None-Match': etag })).status).toBe(200)
})

test('a repeated call with the same key makes one new address', async () => {
  const { browser } = await signedIn()
  const renew = () =>
    browser.ask('/api/v2/availability/feed', { method: 'POST', headers: { 'Idempotency-Key': 'k-1' } })
  const [first, second] = [await renew(), await renew()]
  expect(second.body).toEqual(first.body)
  expect((await browser.ask('/api/v2/availability/feed')).body).toEqual(first.body)
})

test('learners have neither the calls of the feed nor those of calendars', async () => {
  const { browser } = await signedIn(['learner'])
  for (const path of ['/api/v2/availability/feed', '/api/v2/availability/calendars'])
    expect((await browser.ask(path)).status).toBe(403)
  const visitor = browserAt(browser.runtime.db)
  expect((await visitor.ask('/api/v2/availability/feed')).status).toBe(401)
})

test('calendars are subscribed to, listed, renamed and removed by calls', async () => {
  const { browser } = await signedIn()
  const path = '/api/v2/availability/calendars'
  const refused = await browser.ask(path, { body: { name: '', url: 'http://example.org/', more: 1 } })
  expect(refused).toMatchObject({ status: 400 })
  expect((await browser.ask(path, { body: { name: 'X', url: 'https://10.0.0.1/a' } })).body.errors).toMatchObject([
    { path: 'url', code: 'address' },
  ])
  // The name can never be resolved (RFC 2606).
  const added = await browser.ask(path, { body: { name: 'Mine', url: 'webcal://calendar.invalid/secret.ics' } })
  expect(added).toMatchObject({ status: 201, body: { data: { host: 'calendar.invalid', failure: 'unreachable' } } })
  const { id } = added.body.data
  expect((await browser.ask(path)).body).toMatchObject({ data: [{ id, name: 'Mine' }], meta: { total: 1 } })
  const renamed = await browser.ask(`${path}/${id}`, { method: 'PATCH', body: { name: 'Ours' } })
  expect(renamed).toMatchObject({ status: 200, body: { data: { name: 'Ours' } } })
  expect((await browser.ask(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await browser.ask(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404)
})
