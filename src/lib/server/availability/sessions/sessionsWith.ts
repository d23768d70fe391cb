import { type SqlBool, sql } from 'kysely'
import type { SessionQuery } from '#shared/contract/sessionLists.ts'
import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../../db/database.ts'

/** The sessions of a span that are looked at together, the first to begin first. */
export const MOST_SESSIONS_TOGETHER = 2000

/** The query of the sessions with these facts; each given one must be true. */
export function sessionsWith(reader: Reader, query: Omit<SessionQuery, 'page' | 'limit'>) {
  const { from, until, training, room, status, uid, s } = query
  return reader
    .selectFrom('training_sessions')
    .where((eb) =>
      eb.and([
        ...(from === undefined ? [] : [eb('until_at', '>', from)]),
        ...(until === undefined ? [] : [eb('from_at', '<', until)]),
        ...(training === undefined ? [] : [eb('training_id', '=', training)]),
        ...(room === undefined ? [] : [eb('room_id', '=', room)]),
        ...(status === undefined ? [] : [eb('status', '=', status)]),
        ...(uid === undefined
          ? []
          : [eb('id', 'in', eb.selectFrom('session_instructors').select('session_id').where('uid', '=', uid))]),
        ...(s ? [holdsText(s)] : []),
      ]),
    )
}

/** SQLite's `lower` knows only Latin letters, so titles are also compared as typed. */
function holdsText(text: string) {
  const [folded, typed] = [pattern(foldKey(text)), pattern(text)]
  return sql<SqlBool>`(lower(training_sessions.title) like ${folded} escape '\\'
    or training_sessions.title like ${typed} escape '\\'
    or exists (select 1 from trainings as t where t.id = training_sessions.training_id
      and (t.title_key like ${folded} escape '\\' or t.title like ${typed} escape '\\'))
    or exists (select 1 from training_titles as k where k.training_id = training_sessions.training_id
      and k.title_key like ${folded} escape '\\'))`
}

function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
