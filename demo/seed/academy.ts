import { TZDate } from '@date-fns/tz'
import type { Database } from '#server/db/database.ts'
import { type CurrentUser, findCurrentUser } from '#server/people/currentUser.ts'
import type { SiteTime } from '#server/site/siteTime.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import type { Agenda } from './agenda.ts'
import { general } from '../content/settings.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** The state of the academy while the seed plays its year of points. */
export interface Academy {
  db: Database
  agenda: Agenda
  now: Date
  terms: Ids
  organizations: Ids
  trainings: Ids
  /** By mail. */
  uids: Ids
  /** By key; only products that the shop has by then. */
  products: Map<string, number>
  /** By key. */
  schedules: Map<string, number>
}

const { timezone: timeZone, default_language: siteLanguage } = general

/** A moment with the time zone of the demo academy, as the verbs take it. */
export function siteTime(now: Date): SiteTime {
  return { now, timeZone }
}

/** The beginning of an hour of a day, on the site's clock, a number of days before or after the day of `now`. */
export function hourOf(now: Date, inDays: number, hour = 0): Date {
  const today = new TZDate(now, timeZone)
  return new Date(new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hour, timeZone).getTime())
}

/** The same on a day on which people work: Saturdays and Sundays move to the next Monday. */
export function workdayHour(now: Date, inDays: number, hour = 0): Date {
  const weekday = new TZDate(hourOf(now, inDays), timeZone).getDay()
  return hourOf(now, inDays + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0), hour)
}

/** Somebody in the shop. */
export async function visitOf({ db, uids }: Academy, mail: string, now: Date): Promise<LearnerVisit> {
  const user = await personOf(db, seededId(uids, mail))
  return { user, language: user.language ?? siteLanguage, siteLanguage, now, timeZone }
}

async function personOf({ reader }: Database, uid: number): Promise<CurrentUser> {
  const user = await findCurrentUser(reader, uid)
  if (!user) throw new Error(`The demo's person ${uid} cannot sign in.`)
  return user
}
