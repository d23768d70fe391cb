import type { Page } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'
import { toInstant } from '#shared/instant.ts'
import type { NewTrainingSession } from '#shared/contract/trainingSessions.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { expect } from '#tests/support/browser.ts'

/** Sessions of an academy, for tests that need their own. */
export interface PlannedSessions {
  /** Creates a draft through the site as the signed-in user. Returns the address of its page. */
  draft(page: Page, wanted: Partial<NewTrainingSession> & { title: string }): Promise<string>
  /** The id of an account. */
  uidOf(name: string): Promise<number>
  /** Gives people a place or a turn, as bookings of the past did. */
  book(path: string, people: Readonly<Record<string, 'booked' | 'waiting'>>): Promise<void>
  close(): Promise<void>
}

/** Opens the sessions in the database of a running site. */
export function plannedSessions(databaseUrl: string): PlannedSessions {
  const db = openDatabase(databaseUrl)
  const uidOf = async (name: string) =>
    (await db.reader.selectFrom('users').select('uid').where('name', '=', name).executeTakeFirstOrThrow()).uid
  return {
    uidOf,
    async draft(page, wanted) {
      const { id } = await db.reader
        .selectFrom('trainings')
        .select('id')
        .where('type', '=', 'session')
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const from = new Date(Date.now() + 50 * DAY_MS)
      const data = {
        training: id,
        time_zone: 'Europe/Copenhagen',
        from: toInstant(from),
        until: toInstant(new Date(from.getTime() + HOUR_MS)),
        ...wanted,
      }
      const answer = await page.request.post('/api/v2/course-administration/sessions', {
        data,
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      })
      expect(answer.status(), await answer.text()).toBeLessThan(300)
      return `/course-administration/sessions/${(await answer.json()).data.id}`
    },
    async book(path, people) {
      const session_id = Number(path.split('/').at(-1))
      const at = toInstant(new Date(Date.now() - DAY_MS))
      let queued = 0
      for (const [name, state] of Object.entries(people)) {
        const uid = await uidOf(name)
        const turn = { session_id, uid, state, queued: queued++, created: at, changed: at }
        await db.transact((tx) => tx.insertInto('session_bookings').values(turn).execute())
      }
    },
    close: () => db.close(),
  }
}
