import type { RequestListener } from 'node:http'
import { readDueCalendars } from '#server/availability/feeds/subscribed/readDueCalendars.ts'
import { subscribe } from '#server/availability/feeds/subscribed/subscribedCalendars.ts'
import type { Database } from '#server/db/database.ts'
import { later, morning } from '#tests/support/freshDatabase.ts'
import { calendarServer, host } from '../calendarServer.ts'
import { feedSchool } from '../feedSchool.ts'

export const t = (text: string, values: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]))

export function calendarAt(...hours: number[]): string {
  const two = (hour: number) => String(hour).padStart(2, '0')
  const events = hours.map((hour) =>
    ['BEGIN:VEVENT', 'SUMMARY:Secret', `DTSTART:20261124T${two(hour)}0000Z`, 'DURATION:PT1H', 'END:VEVENT'].join('\n'),
  )
  return ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n')
}

/** A school with a person, and a server whose answer a test can change. */
export async function subscribing() {
  const school = await feedSchool()
  const uid = await school.person()
  const answer: { listener: RequestListener } = { listener: (_req, res) => res.end(calendarAt(9)) }
  const server = await calendarServer((req, res) => answer.listener(req, res))
  const call = { uid, t, now: morning, outside: server.outside }
  return {
    ...school,
    uid,
    answer,
    server,
    call,
    add: (path = 'a', key: string | null = null) =>
      subscribe(school.db, { name: 'Mine', url: `webcal://${host}/${path}` }, call, key),
    work: (minutes: number) =>
      readDueCalendars({
        db: school.db,
        clock: () => later(minutes),
        outside: server.outside,
        signal: new AbortController().signal,
      }),
    busy: () => busyOf(school.db),
    row: () => school.db.reader.selectFrom('subscribed_calendars').selectAll().executeTakeFirstOrThrow(),
  }
}

export async function busyOf(db: Database): Promise<string[]> {
  const rows = await db.reader.selectFrom('busy_times').selectAll().orderBy('calendar_id').orderBy('from_at').execute()
  return rows.map(({ from_at, until_at }) => `${from_at.slice(8, 16)}–${until_at.slice(8, 16)}`)
}
