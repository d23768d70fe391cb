import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
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

/** A session with one place, which the first learner has; the second one waits. */
async function start() {
  const { db, site } = academy()
  const at = toInstant(new Date())
  const training_id = await add(db, course('Roster'), new Date())
  const spanFrom = (begin: number) => ({
    from_at: toInstant(new Date(begin)),
    until_at: toInstant(new Date(begin + 2 * HOUR_MS)),
  })
  const about = {
    training_id,
    title: 'Knots',
    time_zone: 'America/New_York',
    capacity: 1,
    status: 'scheduled',
  } as const
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('training_sessions')
      .values({ ...about, ...spanFrom(Date.now() + 3 * DAY_MS), created: at, changed: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const uids: number[] = []
  for (const mail of ['learner@demo.test', 'learner2@demo.test']) {
    const row = await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
    const user = (await findCurrentUser(db.reader, row.uid))!
    await bookSession(db, { user, trainingId: training_id, sessionId: id, now: new Date() })
    uids.push(row.uid)
  }
  const [booked, waiting] = uids as [number, number]
  const cookie = await signInAt(site.url, 'courses@demo.test')
  const path = `/course-administration/sessions/${id}`
  const read = async (query = '') => (await fetch(site.url + path + query, { headers: { cookie } })).text()
  const send = (form: Record<string, string>) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form),
    })
  const begin = () =>
    db.transact((tx) =>
      tx
        .updateTable('training_sessions')
        .set(spanFrom(Date.now() - HOUR_MS))
        .where('id', '=', id)
        .execute(),
    )
  return { db, id, booked, waiting, read, send, begin }
}

test('the roster marks a blocked account and ends its booking by a plain form, after a question', async () => {
  const { db, booked, waiting, read, send } = await start()
  const setStatus = (status: 'active' | 'blocked') =>
    db.transact((tx) => tx.updateTable('users').set({ status }).where('uid', '=', booked).execute())
  await setStatus('blocked')
  const page = await read()
  expect(page).toContain('Account blocked')
  expect(page).toContain(`?end=${booked}#question`)
  const question = await read(`?end=${booked}`)
  expect(
    validate([
      { name: 'roster', html: page },
      { name: 'question', html: question },
    ]),
  ).toEqual([])
  expect(question).toContain('The first on the waiting list gets the place.')
  expect((await send({ action: 'end', uid: String(booked) })).status).toBe(303)
  const after = await read()
  expect(after).not.toContain(`?end=${booked}#`)
  expect(after).toContain(`?end=${waiting}#`)
  expect(after).not.toContain('id="waiting"')
  await setStatus('active')
})

test('after the beginning, people of the waiting list who came are recorded, and corrected', async () => {
  const { booked, waiting, read, send, begin } = await start()
  expect(await read()).not.toContain('type="checkbox" name="came')
  await begin()
  const page = await read()
  expect(page).toContain(`name="came_${waiting}"`)
  expect(page).not.toContain('?end=')
  await send({ action: 'attendance', [`person_${booked}`]: '1', [`came_${waiting}`]: '1' })
  const recorded = await read()
  expect(recorded).toMatch(new RegExp(`name="attended_${waiting}"[^>]*checked`))
  expect(validate([{ name: 'recorded', html: recorded }])).toEqual([])
  await send({ action: 'attendance', [`person_${waiting}`]: '1' })
  expect(await read()).toContain(`name="came_${waiting}"`)
})
