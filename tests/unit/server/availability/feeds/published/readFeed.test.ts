import { expect, test } from 'vitest'
import { feedAddress, renewFeedAddress } from '#server/availability/feeds/published/feedAddress.ts'
import { feedLimit, missedFeedLimit } from '#server/availability/feeds/published/readFeed.ts'
import { later, morning } from '#tests/support/freshDatabase.ts'
import { feedSchool, origin, secretOf, switchAvailability } from '../feedSchool.ts'
import { propertiesOf, readBack } from '../readBack.ts'

test('the feed has the sessions that a person teaches or was asked for, and no others', async () => {
  const school = await feedSchool()
  const uid = await school.person()
  const states = ['confirmed', 'requested', 'declined', 'provisional'] as const
  for (const state of states) await school.teaches(uid, await school.session({ title: state }), state)
  await school.session({ title: 'of others' })
  const { url } = await feedAddress(school.db, uid, origin)
  const text = await school.text(url)
  expect(
    readBack(text)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['confirmed', 'requested'])
  expect(propertiesOf(text, 'confirmed').get('status')).toBe('CONFIRMED')
  expect(propertiesOf(text, 'requested').get('status')).toBe('TENTATIVE')
})

test('a learner’s feed has booked sessions only, and no drafts', async () => {
  const school = await feedSchool()
  const uid = await school.person({ roles: ['learner'] })
  await school.books(uid, await school.session({ title: 'booked' }))
  await school.books(uid, await school.session({ title: 'waiting' }), 'waiting')
  await school.books(uid, await school.session({ title: 'given back' }), 'cancelled')
  await school.books(uid, await school.session({ title: 'draft', status: 'draft' }))
  await school.teaches(uid, await school.session({ title: 'taught before' }), 'confirmed')
  await school.isOff(uid, { all_day: 1, from_at: '2026-12-24', until_at: '2026-12-24', reason: 'sick' })
  const { url } = await feedAddress(school.db, uid, origin)
  expect(readBack(await school.text(url)).map(({ title }) => title)).toEqual(['booked'])
})

test('time off has the title of its reason in the owner’s language, and never the note', async () => {
  const school = await feedSchool()
  const uid = await school.person({ timezone: 'Africa/Cairo' })
  await school.isOff(uid, { all_day: 1, from_at: '2026-12-24', until_at: '2026-12-26', reason: 'vacation' })
  await school.isOff(uid, {
    all_day: 0,
    from_at: '2026-12-01 08:00:00',
    until_at: '2026-12-01 10:30:00',
    reason: 'travel',
  })
  const { url } = await feedAddress(school.db, uid, origin)
  const text = await school.text(url)
  expect(readBack(text).map(({ uid: _, ...event }) => event)).toEqual([
    { title: 'Vacation', from: '2026-12-24', until: '2026-12-27' },
    { title: 'Travel', from: '2026-12-01T08:00:00.000Z', until: '2026-12-01T10:30:00.000Z' },
  ])
  expect(text).not.toContain('private')
  await school.db.transact((tx) => tx.updateTable('users').set({ language: 'ar' }).where('uid', '=', uid).execute())
  expect(readBack(await school.text(url))[0]?.title).toBe('إجازة')
})

test('busy times of other calendars are joined and have no title; those of a feed of this site are left out', async () => {
  const school = await feedSchool()
  const uid = await school.person({ timezone: 'Africa/Cairo' })
  const isBusy = (url: string, from_at: string, until_at: string) =>
    school.db.transact(async (tx) => {
      const calendar = { uid, name: 'Private life', url, created: '2026-11-01 00:00:00', failure: null }
      const never = { read_at: null, tried_at: null, next_try_at: null, etag: null, last_modified: null }
      const { id } = await tx
        .insertInto('subscribed_calendars')
        .values({ ...calendar, ...never })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx.insertInto('busy_times').values({ calendar_id: id, from_at, until_at }).execute()
    })
  await isBusy('https://one.test/a.ics', '2026-12-01 08:00:00', '2026-12-01 10:00:00')
  await isBusy('https://two.test/b.ics', '2026-12-01 09:30:00', '2026-12-01 11:15:00')
  await isBusy(`${origin}/calendar/secret.ics`, '2026-12-02 08:00:00', '2026-12-02 09:00:00')
  const { url } = await feedAddress(school.db, uid, origin)
  const text = await school.text(url)
  expect(readBack(text).map(({ uid: _, ...event }) => event)).toEqual([
    { title: 'Busy', from: '2026-12-01T08:00:00.000Z', until: '2026-12-01T11:15:00.000Z' },
  ])
  expect(text).not.toContain('Private')
  expect(text).toContain('UID:busy-20261201080000-20261201111500@academy.test')
  expect(await school.text(url)).toBe(text)
})

test('a cancelled session stays for 30 days and says so', async () => {
  const school = await feedSchool()
  const uid = await school.person()
  const cancelled = { status: 'cancelled', cancelled_at: '2026-11-20 10:00:00', sequence: 3 } as const
  await school.teaches(
    uid,
    await school.session({ ...cancelled, from_at: '2027-02-01 09:00:00', until_at: '2027-02-01 10:00:00' }),
    'confirmed',
  )
  const { url } = await feedAddress(school.db, uid, origin)
  const properties = propertiesOf(await school.text(url), 'Safety at work')
  expect(properties.get('status')).toBe('CANCELLED')
  expect(properties.get('sequence')).toBe('3')
  expect(properties.get('transp')).toBe('TRANSPARENT')
  expect(readBack(await school.text(url, new Date('2026-12-20T09:00:00Z')))).toHaveLength(1)
  expect(readBack(await school.text(url, new Date('2026-12-22T09:00:00Z')))).toEqual([])
})

test('the same sessions are the same text, and a change of the sequence keeps the UID', async () => {
  const school = await feedSchool()
  const uid = await school.person()
  const id = await school.session()
  await school.teaches(uid, id, 'confirmed')
  const { url } = await feedAddress(school.db, uid, origin)
  const first = await school.text(url)
  expect(await school.text(url, later(600))).toBe(first)
  const properties = propertiesOf(first, 'Safety at work')
  expect(properties.get('uid')).toBe(`session-${id}@academy.test`)
  expect(properties.get('dtstamp')).toBe('2026-11-02T03:04:05Z')
  expect(properties.get('last-modified')).toBe('2026-11-02T03:04:05Z')
  const moved = { from_at: '2026-12-02 09:00:00', until_at: '2026-12-02 11:00:00', sequence: 1 }
  await school.db.transact((tx) => tx.updateTable('training_sessions').set(moved).where('id', '=', id).execute())
  const second = propertiesOf(await school.text(url), 'Safety at work')
  expect([second.get('uid'), second.get('sequence')]).toEqual([properties.get('uid'), '1'])
})

test('the address stays until a new one is made; the old one leads to nothing at once', async () => {
  const school = await feedSchool()
  const uid = await school.person()
  const both = await Promise.all([feedAddress(school.db, uid, origin), feedAddress(school.db, uid, origin)])
  const [first] = both
  expect(both[1]).toEqual(first)
  expect(Buffer.from(secretOf(first.url), 'base64url')).toHaveLength(24)
  const second = await renewFeedAddress(school.db, uid, origin)
  expect(second.url).not.toBe(first.url)
  expect(await feedAddress(school.db, uid, origin)).toEqual(second)
  expect(await school.feed(first.url)).toEqual({ wait: 0 })
  expect(await school.feed(second.url)).toHaveProperty('text')
})

test('the feed of a blocked user, and all feeds of a site without availability, are not there', async () => {
  const school = await feedSchool()
  const uid = await school.person()
  const { url } = await feedAddress(school.db, uid, origin)
  await school.db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', uid).execute())
  expect(await school.feed(url)).toEqual({ wait: 0 })
  const other = await feedAddress(school.db, await school.person(), origin)
  expect(await school.feed(other.url)).toHaveProperty('text')
  await switchAvailability(school.db, false)
  expect(await school.feed(other.url)).toEqual({ wait: 0 })
})

test('too many readings of one feed, and too many wrong addresses, have to wait', async () => {
  const school = await feedSchool()
  const { url } = await feedAddress(school.db, await school.person(), origin)
  for (let n = 0; n < feedLimit.tries; n++) expect(await school.feed(url)).toHaveProperty('text')
  expect(await school.feed(url)).toEqual({ wait: 3600 })
  const wrong = `${origin}/calendar/wrong.ics`
  for (let n = 0; n < missedFeedLimit.tries; n++) expect(await school.feed(wrong)).toEqual({ wait: 0 })
  expect(await school.feed(wrong)).toEqual({ wait: 3600 })
  expect(await school.feed(wrong, { now: morning, address: '198.51.100.4' })).toEqual({ wait: 0 })
})
