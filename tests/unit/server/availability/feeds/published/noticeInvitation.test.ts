import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { notify, type NoticeRequest } from '#server/notices/notify.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { feedSchool, origin } from '../feedSchool.ts'
import { feedAddress } from '#server/availability/feeds/published/feedAddress.ts'
import { calendarOf, propertiesOf, readBack } from '../readBack.ts'

/** A school in which a person is notified about a session, and its mails are sent. */
async function inviting() {
  const school = await feedSchool()
  const uid = await school.person({ name: 'dana', mail: 'dana@story.test', first_name: 'Dana', last_name: 'Doe' })
  const id = await school.session({ title: 'First aid', sequence: 4 })
  const about = {
    session: id,
    training: 1,
    title: 'First aid',
    from: '2026-12-01 09:00:00',
    time_zone: 'Europe/Berlin',
  }
  return {
    ...school,
    uid,
    id,
    about,
    async mails(...types: NoticeRequest['type'][]) {
      for (const type of types)
        await sendNotice(school.db, { uid, type, details: about, key: `${type}:${Math.random()}` })
      const office = postOffice(school.db, 0, { MAIL_FROM: 'Bell Lane, Academy <no-reply@academy.test>' })
      await deliver(office)
      expect(office.warnings).toEqual([])
      return mailsOf(office)
    },
  }
}

function sendNotice(db: Database, request: NoticeRequest): Promise<boolean> {
  return db.transact((tx) => notify(tx, request, morning))
}

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Without the breaks of long lines, with any line end: mail programs may change them. */
function unfolded(event: string): string {
  return event.replace(/\r?\n /g, '').replaceAll('\r', '')
}

test('a place that is booked comes with its event, which has the UID and the sequence of the feed', async () => {
  const { db, uid, id, books, mails, text } = await inviting()
  await books(uid, id)
  const [mail] = await mails('session_booked')
  const files = mail?.attachments.map(({ mimeType, filename, method }) => ({ mimeType, filename, method }))
  expect(files).toContainEqual({ mimeType: 'text/calendar', filename: `session-${id}.ics`, method: 'REQUEST' })
  const event = textOf(mail?.attachments.at(-1)?.content)
  expect(readBack(event)).toMatchObject([{ title: 'First aid', from: '2026-12-01T09:00:00.000Z' }])
  expect(calendarOf(event).getFirstPropertyValue('method')).toBe('REQUEST')
  const properties = propertiesOf(event, 'First aid')
  const { url } = await feedAddress(db, uid, origin)
  const inFeed = propertiesOf(await text(url), 'First aid')
  for (const name of ['uid', 'sequence', 'dtstart', 'dtend']) expect(properties.get(name)).toBe(inFeed.get(name))
  expect(properties.get('sequence')).toBe('4')
  expect(properties.get('organizer')).toBe('mailto:no-reply@academy.test')
  expect(properties.get('dtstamp')).toBe('2026-11-21T09:00:00Z')
  const folded = unfolded(event)
  expect(folded.match(/^ATTENDEE.*$/gm)).toEqual([
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Dana Doe":MAILTO:dana@story.test',
  ])
  expect(folded).toContain('ORGANIZER;CN="Bell Lane, Academy":mailto:no-reply@academy.test')
})

test('a person who is asked to teach has not agreed yet', async () => {
  const { uid, id, teaches, mails } = await inviting()
  await teaches(uid, id, 'requested')
  const [mail] = await mails('session_requested')
  const event = textOf(mail?.attachments.at(-1)?.content)
  expect(unfolded(event)).toContain('PARTSTAT=NEEDS-ACTION;RSVP=FALSE')
  expect(propertiesOf(event, 'First aid').get('status')).toBe('TENTATIVE')
})

test('a cancelled session, and a place that was given back, are taken out of the calendar', async () => {
  const { db, uid, id, books, mails } = await inviting()
  await books(uid, id, 'cancelled')
  const [first] = await mails('session_cancelled')
  const gone = textOf(first?.attachments.at(-1)?.content)
  expect(calendarOf(gone).getFirstPropertyValue('method')).toBe('CANCEL')
  expect(propertiesOf(gone, 'First aid').get('status')).toBe('CANCELLED')
  const cancelled = { status: 'cancelled', cancelled_at: '2026-11-21 09:00:00' } as const
  await db.transact((tx) => tx.updateTable('training_sessions').set(cancelled).where('id', '=', id).execute())
  await db.transact((tx) =>
    tx.updateTable('session_bookings').set({ state: 'booked' }).where('uid', '=', uid).execute(),
  )
  // A mail about a change that goes out late says how things are now.
  const [second] = await mails('session_changed')
  expect(calendarOf(textOf(second?.attachments.at(-1)?.content)).getFirstPropertyValue('method')).toBe('CANCEL')
})

test('two notices about one session bring one event, and a waiting list brings none', async () => {
  const { uid, id, teaches, books, mails } = await inviting()
  await books(uid, id, 'waiting')
  const [waiting] = await mails('session_changed')
  expect(waiting?.attachments).toEqual([])
  await teaches(uid, id, 'confirmed')
  const [twice] = await mails('session_changed', 'session_changed')
  expect(twice?.attachments.filter(({ filename }) => filename)).toHaveLength(1)
})
