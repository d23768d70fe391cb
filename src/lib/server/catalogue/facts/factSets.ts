import { addBit, type Bits, emptyBits, removeBit } from '../../memory/bits.ts'
import type { TrainingFact } from './catalogueFacts.ts'

/** The values by which trainings are narrowed and counted. */
const valuesOf = {
  open: ({ organizations }: TrainingFact) => [organizations.length === 0],
  shared: ({ organizations }: TrainingFact) => [organizations.length > 1],
  organization: ({ organizations }: TrainingFact) => organizations,
  free: ({ free }: TrainingFact) => [free],
  type: ({ type }: TrainingFact) => [type],
  language: ({ language }: TrainingFact) => [language],
  /** Its terms and all their ancestors. */
  term: ({ tids }: TrainingFact) => tids,
}
type Kind = keyof typeof valuesOf
type Value<K extends Kind> = ReturnType<(typeof valuesOf)[K]>[number]

/** For each value the ids of its trainings, so that a list is narrowed and counted without a look at each training. */
export type FactSets = { readonly [K in Kind]: ReadonlyMap<Value<K>, Bits> }

const kinds = Object.keys(valuesOf) as Kind[]

/** Returns the sets of these trainings. */
export function setsOf(trainings: readonly TrainingFact[]): FactSets {
  const most = trainings.at(-1)?.id ?? 0
  return setsWith((kind) => {
    const sets = new Map<unknown, Bits>()
    for (const training of trainings) {
      for (const value of valuesOf[kind](training)) {
        const known = sets.get(value)
        if (known) addBit(known, training.id)
        else {
          const bits = emptyBits(most)
          addBit(bits, training.id)
          sets.set(value, bits)
        }
      }
    }
    return sets
  })
}

/** Returns the sets after changes; those that stay the same are shared. */
export function changedSets(sets: FactSets, before: readonly TrainingFact[], after: readonly TrainingFact[]): FactSets {
  return setsWith((kind) => {
    const changed = new Map<unknown, Bits>(sets[kind])
    const own = new Set<unknown>()
    const setFor = (value: unknown, id: number) => {
      const bits = changed.get(value)
      if (bits && own.has(value) && bits.length > id >>> 5) return bits
      const copy = emptyBits(Math.max(id, (bits?.length ?? 0) * 32 - 1))
      if (bits) copy.set(bits)
      own.add(value)
      changed.set(value, copy)
      return copy
    }
    for (const training of before)
      for (const value of valuesOf[kind](training)) removeBit(setFor(value, training.id), training.id)
    for (const training of after)
      for (const value of valuesOf[kind](training)) addBit(setFor(value, training.id), training.id)
    return changed
  })
}

function setsWith(make: (kind: Kind) => Map<unknown, Bits>): FactSets {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as unknown as FactSets
}
