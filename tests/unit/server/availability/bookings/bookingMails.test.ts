import { expect, test } from 'vitest'
import { bookSession } from '#server/availability/bookings/bookSession.ts'
import { cancelBooking } from '#server/availability/bookings/cancelBooking.ts'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { toInstant } from '#shared/instant.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { now } from '../../catalogue/catalogue.ts'
import { addLearners, addTrainingWithSession } from './bookingFixture.ts'

test('the mails of a booking put the session into the calendar, and take it out when the place is given back', async () => {
  const db = await freshDatabase()
  const { general } = await loadSite(db.reader)
  const features = { ...general.features, availability: true }
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, features }, toInstant(now)))
  const asked = { ...(await addTrainingWithSession(db, { capacity: 1 })), now }
  const [first, second] = await addLearners(db, 2)
  for (const user of [first!, second!]) await bookSession(db, { ...asked, user })
  const post = postOffice(db)
  await deliver(post)
  await cancelBooking(db, { ...asked, user: first! })
  await deliver(post)
  const mails = await mailsOf(post)
  const seen = mails.map(({ to, subject, attachments }) => {
    const content = attachments.map((file) => new TextDecoder().decode(file.content as ArrayBuffer)).join()
    return `${to?.[0]?.address}: ${subject}, ${/METHOD:\w+/.exec(content)?.[0]}`
  })
  expect(seen.toSorted()).toEqual([
    'learner01@demo.test: A session is no longer in your calendar (Juniper), METHOD:CANCEL',
    'learner01@demo.test: Your place is booked (Juniper), METHOD:REQUEST',
    'learner02@demo.test: You have a place now (Juniper), METHOD:REQUEST',
  ])
})
