import { sql } from 'kysely'
import { MOST_SESSION_DAYS } from '#shared/contract/trainingSessions.ts'
import { DAY_MS } from '#shared/time.ts'
import { millisecondsOf, toInstant } from '#shared/instant.ts'
import type { Substitute } from '#shared/contract/sessionLists.ts'
import type { Reader } from '../../db/database.ts'
import { readProfile } from '../../people/currentUser.ts'
import { instructors } from '../calendar/instructorsAmong.ts'
import type { SavedSession } from './savedSessions.ts'

/** The weeks and the people that a search for substitutes is about. */
interface Search {
  /** The instructor to replace; without one, all instructors of the session. */
  replaced: number | undefined
  /** The first instant of the week and the first one after it. */
  week: { from: string; until: string }
}

/** Everyone else who teaches, with their ranking criteria. */
export async function candidatesFor(
  reader: Reader,
  session: SavedSession,
  { replaced, week }: Search,
): Promise<Substitute[]> {
  const own = session.instructors.map(({ uid }) => uid)
  const skills = new Set(await skillsOf(reader, session.training))
  const organizations = await membersBeside(reader, replaced === undefined ? own : [replaced])
  const taught = await teachersOf(reader, [...skills])
  const counts = await sessionsIn(reader, week)
  const rows = await instructors(reader)
    .select(['users.uid', 'full_name', 'avatar', 'profile'])
    .$if(own.length > 0, (people) => people.where('users.uid', 'not in', own))
    .execute()
  return rows.map(({ uid, full_name, avatar, profile }) => ({
    uid,
    full_name,
    avatar,
    same_organization: organizations.has(uid),
    same_skill:
      skills.size > 0 && (taught.has(uid) || (readProfile(profile).skill ?? []).some((tid) => skills.has(tid))),
    sessions_that_week: counts.get(uid) ?? 0,
  }))
}

/** The numbers of confirmed sessions in a week, by instructor. */
async function sessionsIn(reader: Reader, { from, until }: Search['week']): Promise<Map<number, number>> {
  const first = toInstant(new Date(millisecondsOf(from) - MOST_SESSION_DAYS * DAY_MS))
  const rows = await reader
    .selectFrom('training_sessions')
    .innerJoin('session_instructors', 'session_instructors.session_id', 'training_sessions.id')
    .select('uid')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('from_at', '>=', first)
    .where('from_at', '<', until)
    .where('until_at', '>', from)
    .where('status', '<>', 'cancelled')
    .where('state', '=', 'confirmed')
    .groupBy('uid')
    .execute()
  return new Map(rows.map(({ uid, sessions }) => [uid, Number(sessions)]))
}

async function skillsOf(reader: Reader, training: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('training_terms')
    .innerJoin('terms', 'terms.tid', 'training_terms.tid')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('terms.tid')
    .where('training_id', '=', training)
    .where('machine_name', '=', 'skill')
    .execute()
  return rows.map(({ tid }) => tid)
}

/** The people with an organisation of one of these. */
async function membersBeside(reader: Reader, uids: readonly number[]): Promise<Set<number>> {
  if (uids.length === 0) return new Set()
  const rows = await reader
    .selectFrom('user_organizations')
    .select('uid')
    .distinct()
    .where('organization_id', 'in', (eb) =>
      eb.selectFrom('user_organizations').select('organization_id').where('uid', 'in', uids),
    )
    .execute()
  return new Set(rows.map(({ uid }) => uid))
}

/** The people who have confirmed a session of a training with one of these skills. */
async function teachersOf(reader: Reader, skills: readonly number[]): Promise<Set<number>> {
  if (skills.length === 0) return new Set()
  const rows = await reader
    .selectFrom('session_instructors')
    .innerJoin('training_sessions', 'training_sessions.id', 'session_id')
    .innerJoin('training_terms', 'training_terms.training_id', 'training_sessions.training_id')
    .select('session_instructors.uid')
    .distinct()
    .where('state', '=', 'confirmed')
    .where('status', '<>', sql.lit('cancelled'))
    .where('tid', 'in', skills)
    .execute()
  return new Set(rows.map(({ uid }) => uid))
}
