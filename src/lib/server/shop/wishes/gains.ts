import type { Gains } from '#shared/points/gains.ts'
import type { Reader } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'
import { goalOf } from './goals.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/** Returns the points for completing a training, and the progress to the goal; `null` if it earned no points. */
export async function gainsOf(
  reader: Reader,
  { visit, trainingId, hasShop }: { visit: LearnerVisit; trainingId: number; hasShop: boolean },
): Promise<Gains | null> {
  const rows = await completions.rows(reader, { uid: visit.user.uid, trainingId })
  const earned = rows.reduce((sum, { points }) => sum + points, 0)
  if (earned === 0) return null
  const saved = hasShop ? await goalOf(reader, visit) : null
  if (!saved) return { earned, points: 0, goal: null }
  const { id, title, lang, price } = saved.product
  return {
    earned,
    points: saved.points,
    goal: { title, lang, price, href: `/incentives/${id}`, missing: saved.missing },
  }
}

const completions = statement((reader: Reader, { uid, trainingId }: Given<{ uid: number; trainingId: number }>) =>
  reader
    .selectFrom('learning_events')
    .select('points')
    .where('uid', '=', uid)
    .where('type', '=', 'training_completed')
    .where('training_id', '=', trainingId),
)
