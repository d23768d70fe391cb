import type { SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import type { TrainingSessionChange } from '#shared/contract/trainingSessions.ts'
import type { Tx } from '../../db/database.ts'
import { followNextSession } from './followNextSession.ts'
import type { SavedSession } from './savedSessions.ts'

/** The change that is followed up. */
interface Followed extends TrainingSessionChange {
  by: number
  now: Date
  changes: readonly SessionFieldChange[]
}

/** The consequences of a change: the training's next session, the waiting list, and notices. */
export async function followSession(
  tx: Tx,
  before: SavedSession,
  after: SavedSession,
  { changes, now }: Followed,
): Promise<void> {
  const changed = (...names: string[]) => changes.some(({ field }) => names.includes(field))
  if (changed('training', 'from', 'status')) await followNextSession(tx, [before.training, after.training], now)
}
