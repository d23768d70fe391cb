import type { InstructorState, TrainingSessionStatus } from '#shared/contract/trainingSessions.ts'
import { layDownRoles } from '#server/cli/admin.ts'
import type { Database } from '#server/db/database.ts'
import type { NewUser } from '#server/people/createUser.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'
import { add, course } from '#tests/unit/server/catalogue/catalogue.ts'

/** The week of the tests begins on Monday, 23 November 2026. */
export const week = { from: '2026-11-23 00:00:00', until: '2026-11-30 00:00:00' }
export const inWeek = `from=${encodeURIComponent(week.from)}&until=${encodeURIComponent(week.until)}`

export const workdays = [1, 2, 3, 4, 5]

/** 09:00 to 12:00 in Berlin on workdays: 08:00 to 11:00 UTC in winter. */
export const mornings = {
  name: 'Mornings',
  time_zone: 'Europe/Berlin',
  weekly: workdays.map((weekday) => ({ weekday, from: '09:00', until: '12:00' })),
}

/** A site whose availability is switched on. */
export async function openSchool({ features = {} }: { features?: object } = {}) {
  const db = await freshDatabase()
  await db.transact(layDownRoles)
  const value = JSON.stringify({ features: { ...defaultGeneral.features, availability: true, ...features } })
  await db.transact((tx) =>
    tx.insertInto('settings').values({ name: 'general', value, changed: '2026-01-01 00:00:00' }).execute(),
  )
  return db
}

/** A person in Berlin, signed in; by default one who teaches. */
export async function signedIn(db: Database, name: string, given: Partial<NewUser> = {}) {
  const uid = await takeIn(db, {
    name,
    mail: `${name}@fernhill.test`,
    first_name: name,
    last_name: '',
    timezone: 'Europe/Berlin',
    roles: ['instructor'],
    ...given,
  })
  const browser = browserAt(db)
  await browser.signIn(name, PASSWORD)
  const { ask } = browser
  const at = (path: string) => `/api/v2/${path}`
  return {
    uid,
    read: (path: string) => ask(at(path)),
    post: (path: string, body: object, headers = {}) => ask(at(path), { body, headers }),
    patch: (path: string, body: object) => ask(at(path), { method: 'PATCH', body }),
    remove: (path: string) => ask(at(path), { method: 'DELETE' }),
  }
}

export type SignedIn = Awaited<ReturnType<typeof signedIn>>

/** A school with one person who teaches. */
export async function openHours() {
  const db = await openSchool()
  return { db, signe: await signedIn(db, 'signe') }
}

interface Plan {
  title?: string
  from?: string
  until?: string
  status?: TrainingSessionStatus
  training?: number
}

/** Stores a session of a person, by default on Tuesday from 10:00 to 11:00 in Berlin. Returns its id. */
export async function plan(
  db: Database,
  { uid }: { uid: number },
  state: InstructorState,
  { title = 'First signs', from = '2026-11-24 09:00:00', until = '2026-11-24 10:00:00', ...given }: Plan = {},
): Promise<number> {
  const training_id = given.training ?? (await add(db, course(title)))
  return db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('training_sessions')
      .values({
        training_id,
        title,
        time_zone: 'Europe/Berlin',
        from_at: from,
        until_at: until,
        status: given.status ?? 'scheduled',
        created: week.from,
        changed: week.from,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('session_instructors').values({ session_id: id, uid, state }).execute()
    return id
  })
}

/** `path: code` of each problem. */
export function problemsOfAnswer({ body }: { body: { errors: { path: string; code: string }[] } }): string[] {
  return body.errors.map(({ path, code }) => `${path}: ${code}`)
}

/** `Tue 08:00–11:00` of ranges in UTC, within a day. */
export function hoursOf(ranges: readonly { from: string; until: string }[]): string[] {
  return ranges.map(({ from, until }) => {
    const day = new Date(`${from.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en', {
      weekday: 'short',
      timeZone: 'UTC',
    })
    return `${day} ${from.slice(11, 16)}–${until.slice(11, 16)}`
  })
}
