import fc from 'fast-check'
import { type Operation, type Model, type ScheduleName, scheduleNames } from './model.ts'

/** A step of a history: time passes, then an operation runs. */
export interface Command {
  operationFor(model: Model): Operation & { now: Date }
  toString(): string
}

/** Few ids, so that operations are often repeated and often refer to existing entries. */
const names = fc.integer({ min: 1, max: 5 })
const points = fc.integer({ min: 1, max: 60 })
export const hours = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 200, max: 900 }))
/** One in eight crashes before its commit. */
const crash = fc.integer({ min: 0, max: 7 }).map((n) => n === 0)

export const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: earning() },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('spend' as const), id: names, points, crash }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), of: names, crash }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('claw back' as const), of: names, crash }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('take' as const), id: names, points, crash }) },
  { weight: 1, arbitrary: fc.constant({ what: 'settle' as const }) },
)

export const commands: fc.Arbitrary<Command> = fc.tuple(hours, operations).map(([wait, what]) => ({
  operationFor(model) {
    model.wait(wait)
    return { ...what, now: model.now() }
  },
  toString: () => `${wait} h later ${JSON.stringify(what)}`,
}))

function earning() {
  return fc.record({
    what: fc.constant('earn' as const),
    id: names,
    points,
    pendingDays: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
    schedule: fc.constantFrom<ScheduleName>(...scheduleNames),
    crash,
  })
}
