import type { FoundConflict } from '#shared/availability/conflicts.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import { conflictsIn } from './conflictsIn.ts'
import type { SavedSession } from './savedSessions.ts'

/**
 * The errors that a scheduled session gets by a change, which need a reason. Those that it has already were accepted, or
 * came from elsewhere, and need none unless the session moves.
 * @throws Refusal 400 without a reason: it names each error
 */
export async function acceptConflicts(
  tx: Tx,
  before: SavedSession,
  after: SavedSession,
  reason: string | undefined,
): Promise<FoundConflict[]> {
  if (after.status !== 'scheduled') return []
  const known = isKnown(before, after) ? new Set((await errorsOf(tx, before)).map(keyIn(before))) : new Set()
  const fresh = (await errorsOf(tx, after)).filter((conflict) => !known.has(keyIn(after)(conflict)))
  if (fresh.length > 0 && reason === undefined) {
    throw invalid([...fresh.map((conflict) => problemOf(conflict, after)), reasonNeeded])
  }
  return fresh
}

const reasonNeeded: Refused = {
  message: msg('Say why the session takes place in spite of these conflicts.'),
  path: 'reason',
  code: 'required',
}

function isKnown(before: SavedSession, after: SavedSession): boolean {
  return before.status === 'scheduled' && before.from === after.from && before.until === after.until
}

async function errorsOf(tx: Tx, session: SavedSession): Promise<FoundConflict[]> {
  const [found = []] = await conflictsIn(tx, [session])
  return found.filter(({ severity }) => severity === 'error')
}

/** Sessions in two rooms may have the same title. */
function keyIn({ room }: SavedSession): (conflict: FoundConflict) => string {
  return ({ code, uid, values }) => JSON.stringify([code, uid, values, code === 'room_taken' ? room : null])
}

/** The conflict as a problem of the field that it is about. */
function problemOf({ code, uid, message, values }: FoundConflict, { instructors }: SavedSession): Refused {
  const place = instructors.findIndex((person) => person.uid === uid)
  const path = place >= 0 ? `instructors[${place}]` : code === 'room_taken' ? 'room' : pathsOf[code]
  return { message, values, path: path ?? '', code }
}

const pathsOf: Partial<Record<FoundConflict['code'], string>> = {
  over_capacity: 'capacity',
  no_instructor: 'instructors',
}
