import type { UpcomingSession } from '#shared/sections/definitions/upcomingSessions.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import type { CatalogueFacts } from '../facts/catalogueFacts.ts'
import { type StartingTraining, startingAfter } from './orderTrainings.ts'
import { maySee } from '../facts/visible.ts'

interface Upcoming {
  user: CurrentUser | null
  now: Date
}

interface Asked extends CardReader, Upcoming {
  /** Only trainings under one of these terms; empty: all. */
  terms: readonly number[]
  limit: number
}

/** Returns the next sessions of trainings that the user may see: those the user is enrolled in first, then soonest first. */
export async function upcomingTrainings(
  reader: Reader,
  catalogue: CatalogueFacts,
  { terms, limit, ...asked }: Asked,
): Promise<UpcomingSession[]> {
  const fitting = upcoming(catalogue, asked)
    .filter(({ tids }) => terms.length === 0 || terms.some((tid) => tids.includes(tid)))
    .map(({ id }) => id)
  const own = await enrolledIn(reader, asked.user, fitting)
  const ids = [...fitting.filter((id) => own.has(id)), ...fitting.filter((id) => !own.has(id))].slice(0, limit)
  const cards = await cardsWithIds(reader, catalogue, ids, asked)
  return cards.flatMap(({ id, title, lang, type, duration_minutes, next_session }) => {
    // The session may have been removed since the catalogue was read.
    if (next_session === null) return []
    const unknown = { ends: null, place: '', seats_left: null }
    const known = { id, training: id, title, lang, type, duration_minutes, starts: next_session }
    return { ...known, ...unknown, enrolled: own.has(id) }
  })
}

async function enrolledIn(
  reader: Reader,
  user: CurrentUser | null,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!user || ids.length === 0) return new Set()
  const rows = await unfinished.rows(reader, { uid: user.uid })
  return new Set(rows.map(({ training_id }) => training_id))
}

const unfinished = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('enrolments')
    .select('training_id')
    .where('uid', '=', uid)
    .where('state', 'in', ['enrolled', 'in_progress']),
)

/** Returns the trainings that the user may see and that begin after `now`, soonest first. */
export function upcoming(catalogue: CatalogueFacts, { user, now }: Upcoming): StartingTraining[] {
  return startingAfter(catalogue, now).filter((training) => maySee(user, training))
}
