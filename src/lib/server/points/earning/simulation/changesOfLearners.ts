import type { LearnerChanges, RulesSimulation } from '#shared/contract/simulation.ts'
import { MOST_MOVERS } from '#shared/points/joinSimulations.ts'
import type { Reader } from '../../../db/database.ts'
import { namesOf } from '../../../people/namesOf.ts'

interface Mover {
  uid: number
  points: number
}

/** Counts the learners who would have more or fewer points than under the saved rules. */
export function createLearnerChanges() {
  const [gaining, losing] = [createSide(), createSide()]
  return {
    /** @param more the points of a learner under the new rules, less those under the saved ones */
    note(uid: number, more: number): void {
      if (more > 0) gaining.note({ uid, points: more })
      if (more < 0) losing.note({ uid, points: -more })
    },
    async result(reader: Reader): Promise<Pick<RulesSimulation, 'gaining' | 'losing'>> {
      const names = await namesOf(
        reader,
        [...gaining.most(), ...losing.most()].map(({ uid }) => uid),
      )
      return { gaining: gaining.result(names), losing: losing.result(names) }
    },
  }
}

function createSide() {
  let most: Mover[] = []
  let [learners, points] = [0, 0]
  return {
    note(mover: Mover): void {
      learners++
      points += mover.points
      most = [...most, mover].sort((one, other) => other.points - one.points).slice(0, MOST_MOVERS)
    },
    most: () => most,
    result: (names: ReadonlyMap<number, string>): LearnerChanges => ({
      learners,
      points,
      most: most.map((mover) => ({ ...mover, full_name: names.get(mover.uid) ?? '' })),
    }),
  }
}
