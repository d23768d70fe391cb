import { describe, expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import type { Database } from '#server/db/database.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'
import { add, course } from '#tests/unit/server/catalogue/catalogue.ts'
import { validate } from './validHtml/validate.ts'

const academy = shareAcademy({ prepare: switchOn })

async function switchOn(db: Database): Promise<void> {
  const { general } = await loadSite(db.reader)
  const features = { ...general.features, availability: true }
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, features }, toInstant(new Date())))
}

/** A training of its own for a test, with one session of one place. */
async function addTraining(name: string) {
  const { db, site } = academy()
  const training = await add(db, course(name), new Date())
  const session = await addSession(db, training, { capacity: 1 })
  const read = async (cookie = '', path = `/training/${training}`) =>
    (await fetch(site.url + path, { headers: { cookie } })).text()
  return { db, url: site.url, training, session, read }
}

async function addSession(db: Database, training_id: number, given: { capacity: number | null; days?: number }) {
  const at = toInstant(new Date())
  const begin = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + (given.days ?? 3) * DAY_MS
  const row = await db.transact((tx) =>
    tx
      .insertInto('training_sessions')
      .values({
        training_id,
        title: 'Knots',
        time_zone: 'America/New_York',
        capacity: given.capacity,
        status: 'scheduled',
        from_at: toInstant(new Date(begin)),
        until_at: toInstant(new Date(begin + HOUR_MS)),
        created: at,
        changed: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return row.id
}

async function person(db: Database, mail: string) {
  const { uid } = await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
  return (await findCurrentUser(db.reader, uid))!
}

/** The block of sessions in a page. */
function blockOf(page: string): string {
  const start = page.indexOf('id="sessions"')
  return start < 0 ? '' : page.slice(start, page.indexOf('</section>', start))
}

describe('the sessions on the page of a training', () => {
  test('show visitors the free places as they are now, although their pages are kept', async () => {
    const { db, training, session, read } = await addTraining('Kept page')
    const asked = { user: await person(db, 'learner@demo.test'), trainingId: training, sessionId: session }
    expect(blockOf(await read())).toContain('1 place left')
    await bookSession(db, { ...asked, now: new Date() })
    expect(blockOf(await read())).toMatch(/>\s*Full\s*</)
    await cancelBooking(db, { ...asked, now: new Date() })
    expect(blockOf(await read())).toContain('1 place left')
  })

  test('are booked by a plain form, which leads back to the session; a refusal is shown there', async () => {
    const { db, url, training, session, read } = await addTraining('Plain form')
    const cookie = await signInAt(url, 'learner@demo.test')
    const send = (action: string, path = `/training/${training}/sessions/${session}`) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ action }),
      })
    const booked = await send('book')
    expect(booked.status).toBe(303)
    expect(booked.headers.get('location')).toBe(`/training/${training}?notice=session-booked#session-${session}`)
    await db.transact((tx) =>
      tx.updateTable('training_sessions').set({ from_at: '2026-01-01 00:00:00' }).where('id', '=', session).execute(),
    )
    const late = await send('cancel')
    expect(late.headers.get('location')).toBe(`/training/${training}#session-${session}`)
    const refusal = late.headers
      .getSetCookie()
      .find((line) => line.startsWith('refused='))
      ?.split(';')[0]
    expect(await read(`${cookie}; ${refusal}`)).toContain('The booking can no longer be cancelled.')
    expect((await send('book', `/training/${training}/sessions/999999`)).headers.get('location')).toContain('#session')
    expect((await send('fly')).headers.get('location')).toContain('notice=failed')
  })

  test('of a training that the learner may no longer see are given back on the dashboard', async () => {
    const { db, url, training, session, read } = await addTraining('Out of sight')
    const user = await person(db, 'learner@demo.test')
    await bookSession(db, { user, trainingId: training, sessionId: session, now: new Date() })
    await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', training).execute())
    const cookie = await signInAt(url, 'learner@demo.test')
    expect(await read(cookie, '/dashboard')).toContain(`href="/dashboard?cancel=${session}#give-back"`)
    const question = await read(cookie, `/dashboard?cancel=${session}`)
    expect(validate([{ name: 'question', html: question }])).toEqual([])
    expect(question).toContain('Give your place back?')
    const given = await fetch(`${url}/training/${training}/sessions/${session}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: 'cancel', on: 'dashboard' }),
    })
    expect(given.headers.get('location')).toBe('/dashboard?notice=session-cancelled#my-sessions')
    expect(await read(cookie, '/dashboard')).not.toContain(`cancel=${session}#`)
  })

  test('are valid HTML without an island in every state, in English and Arabic', async () => {
    const { db, url, training, session, read } = await addTraining('Every state')
    const others = await Promise.all([1, 2, 3, 4].map((days) => addSession(db, training, { capacity: 1, days })))
    const [waiting, cancelled, unlimited] = others as [number, number, number, number]
    await db.transact((tx) =>
      tx.updateTable('training_sessions').set({ capacity: null }).where('id', '=', unlimited).execute(),
    )
    const instructor = await person(db, 'instructor@demo.test')
    await bookSession(db, { user: instructor, trainingId: training, sessionId: waiting, now: new Date() })
    for (const mail of ['learner@demo.test', 'learner2@demo.test']) {
      const user = await person(db, mail)
      for (const sessionId of [session, waiting, cancelled, unlimited]) {
        await bookSession(db, { user, trainingId: training, sessionId, now: new Date() })
      }
    }
    const off = { status: 'cancelled', reason: 'The room is <flooded>.' } as const
    await db.transact((tx) => tx.updateTable('training_sessions').set(off).where('id', '=', cancelled).execute())
    const pages: { name: string; html: string }[] = []
    for (const [name, user] of [
      ['en', 'learner'],
      ['ar', 'learner2'],
    ] as const) {
      const cookie = await signInAt(url, `${user}@demo.test`)
      for (const path of [`/training/${training}?cancel=${unlimited}`, '/dashboard', '/user/notices']) {
        pages.push({ name: `${name} ${path}`, html: await read(cookie, path) })
      }
    }
    pages.push({ name: 'visitor', html: await read() })
    expect(validate(pages)).toEqual([])
    const [page, dashboard] = pages as [(typeof pages)[0], (typeof pages)[0]]
    expect(blockOf(page.html)).not.toContain('astro-island')
    expect(blockOf(page.html)).toContain('your time')
    expect(blockOf(page.html)).toContain('The room is &lt;flooded&gt;.')
    expect(dashboard.html).toContain('id="my-sessions"')
  })
})

test('a learner without sessions has no block of sessions on the dashboard', async () => {
  const { url, read } = await addTraining('Nobody comes')
  const html = await read(await signInAt(url, 'content@demo.test'), '/dashboard')
  expect(html).toContain('Good to see you')
  expect(html).not.toContain('my-sessions')
})

test('users choose the notices about sessions that they can get', async () => {
  const { url, read } = await addTraining('Choices')
  const asked = 'Sessions that you are asked to teach'
  for (const [name, isAsked] of [
    ['learner', false],
    ['instructor', true],
  ] as const) {
    const html = await read(await signInAt(url, `${name}@demo.test`), '/user/notices')
    expect(html).toContain('Places that you book')
    expect(html.includes(asked), name).toBe(isAsked)
    expect(html).not.toContain('Instructors who decline a session')
  }
})
