import { sql } from 'kysely'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { CoursePeopleQuery, CoursePerson } from '#shared/contract/instructorCalendars.ts'
import type { Reader } from '../../db/database.ts'
import { nameHoldsText } from '../../people/listUsers.ts'
import type { Visit } from '../../people/visit.ts'
import { termName } from '../../taxonomy/termName.ts'
import { instructors } from './instructorsAmong.ts'

const PER_PAGE = 25

type ReaderVisit = Pick<Visit, 'language' | 'siteLanguage' | 'timeZone'>

/** The people who teach, by name, page by page; the caller checks that the user is a course administrator. */
export async function coursePeople(
  reader: Reader,
  visit: ReaderVisit,
  query: CoursePeopleQuery,
): Promise<{ people: CoursePerson[]; meta: PageMeta }> {
  const { page = 0, limit = PER_PAGE } = query
  const matching = filtered(reader, query)
  const rows = await matching
    .leftJoin('terms', 'terms.tid', 'users.title_tid')
    .leftJoin('availability_schedules', (join) =>
      join
        .onRef('availability_schedules.uid', '=', 'users.uid')
        .on('availability_schedules.is_default', '=', sql.lit(1)),
    )
    .select(['users.uid', 'full_name', 'avatar', 'timezone', 'terms.name as title', 'terms.translations'])
    .select('availability_schedules.time_zone')
    .orderBy('full_name')
    .orderBy('users.uid')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const organizations = await organizationsOf(
    reader,
    rows.map(({ uid }) => uid),
  )
  const people = rows.map(({ uid, full_name, avatar, timezone, time_zone, title, translations }) => ({
    uid,
    full_name,
    avatar,
    organizations: organizations(uid),
    title: title === null || translations === null ? null : termName({ name: title, translations }, visit),
    time_zone: timezone ?? time_zone ?? visit.timeZone,
  }))
  return { people, meta: pageMeta(page, limit, Number(total)) }
}

function filtered(reader: Reader, { s, organization, country, language, training }: CoursePeopleQuery) {
  return instructors(reader)
    .$if(s !== undefined, (query) => query.where(nameHoldsText(s ?? '')))
    .$if(country !== undefined, (query) => query.where('country', 'in', country ?? []))
    .$if(Array.isArray(language), (query) => query.where('language', 'in', Array.isArray(language) ? language : []))
    .$if(organization !== undefined, (query) =>
      query.where('users.uid', 'in', (eb) =>
        eb
          .selectFrom('user_organizations')
          .select('uid')
          .where('organization_id', 'in', organization ?? []),
      ),
    )
    .$if(training !== undefined, (query) =>
      query.where('users.uid', 'in', (eb) =>
        eb
          .selectFrom('session_instructors')
          .innerJoin('training_sessions', 'training_sessions.id', 'session_instructors.session_id')
          .select('session_instructors.uid')
          .where('training_id', 'in', training ?? [])
          .where('training_sessions.status', '!=', 'cancelled')
          .where('state', '!=', 'declined'),
      ),
    )
}

/** The names of the organisations of each person. */
async function organizationsOf(reader: Reader, uids: readonly number[]): Promise<(uid: number) => string[]> {
  if (uids.length === 0) return () => []
  const rows = await reader
    .selectFrom('user_organizations')
    .innerJoin('organizations', 'organizations.id', 'user_organizations.organization_id')
    .select(['uid', 'name'])
    .where('uid', 'in', uids)
    .orderBy('name')
    .execute()
  return (uid) => rows.filter((row) => row.uid === uid).map(({ name }) => name)
}
