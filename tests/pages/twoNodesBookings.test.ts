import { expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { addLearners } from '#tests/unit/server/availability/bookings/bookingFixture.ts'

const academy = shareAcademy({ nodes: [{}, {}] })

test('of 40 learners who book the last 7 places on two nodes at once, 7 have one and 33 wait in order', async () => {
  const { db, sites } = academy()
  const { id, training_id } = await db.reader
    .selectFrom('training_sessions')
    .innerJoin('trainings', 'trainings.id', 'training_sessions.training_id')
    .select(['training_sessions.id', 'training_id'])
    .where('status', '=', 'scheduled')
    .where('price_amount', 'is', null)
    .where('published', '=', 1)
    .orderBy('from_at', 'desc')
    .executeTakeFirstOrThrow()
  await db.transact(async (tx) => {
    await tx.deleteFrom('session_bookings').where('session_id', '=', id).execute()
    // The demo is of a fixed day, and its sessions begin some time.
    const soon = { from_at: inDays(3), until_at: inDays(4), capacity: 7 }
    await tx.updateTable('training_sessions').set(soon).where('id', '=', id).execute()
  })
  const learners = await addLearners(db, 40)
  const cookies = await db.transact((tx) =>
    Promise.all(learners.map(({ uid }) => openSession(tx, { uid, now: new Date() }))),
  )
  const answers = await Promise.all(
    cookies.map((cookie, index) =>
      book(`${sites[index % 2]!.url}/api/v2/trainings/${training_id}/sessions/${id}/booking`, cookie),
    ),
  )
  expect(answers.filter(({ state }) => state === 'booked')).toHaveLength(7)
  const places = answers.flatMap(({ place }) => place ?? [])
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1))
})

/** A busy machine may refuse a call with 503: then it is made again. */
async function book(url: string, cookie: string): Promise<{ state: string; place: number | null }> {
  const answer = await fetch(url, { method: 'POST', headers: { cookie: `session=${cookie}` } })
  if (answer.status === 503) return book(url, cookie)
  const { data, errors } = await answer.json()
  expect([answer.status, errors]).toEqual([201, undefined])
  return data
}

function inDays(days: number): string {
  return toInstant(new Date(Date.now() + days * DAY_MS))
}
