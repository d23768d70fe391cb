import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { refusals } from '../points/decide.ts'
import { triggers } from '../points/rules.ts'
import { Id, RealInstant } from './common.ts'
import { Mail } from './people.ts'
import { whenRead } from './periods.ts'

const Name = z.string().trim().min(1).max(200)

/**
 * An event from another system; with `revokes` it revokes another one (which may arrive later) and needs no other
 * field.
 */
export const EventBody = z
  .strictObject({
    /** The sender's id of the event: the site recognises repeated events by it. */
    id: Name,
    type: z.enum(triggers).optional(),
    uid: Id.optional(),
    mail: Mail.optional(),
    /** The training's id here, or the sender's id. */
    training: z.union([Id, Name]).optional(),
    /**
     * The subject of the event if it is not a training: an address or an id. Without it each event is its own subject.
     */
    object: z.string().trim().min(1).max(500).optional(),
    /** Percent. */
    score: z.number().min(0).max(100).optional(),
    at: RealInstant,
    /** The `id` of the event that is taken back. */
    revokes: Name.optional(),
  })
  .superRefine(
    ({ type, uid, mail, training, revokes }, context) => {
      if (revokes !== undefined) return
      const need = (path: string) =>
        context.addIssue({
          code: 'custom',
          path: [path],
          message: msg('This field is required.'),
          params: { code: 'required' },
        })
      if (type === undefined) need('type')
      if (uid === undefined && mail === undefined) need('uid')
      if (type === 'training_completed' && training === undefined) need('training')
    },
    // A field that is wrong is not missing.
    { when: whenRead() },
  )
export type EventBody = z.infer<typeof EventBody>

const Points = z.int().min(0)

/** The result of an event. */
export const Outcome = z.strictObject({
  /** The rule that applied; `null`: none. */
  rule: z.string().nullable().default(null),
  points: Points.default(0),
  /** The entry in the points ledger. */
  entry: z.int().positive().nullable().default(null),
  /** It gave less than its rule says, because of a cap. */
  capped: z.boolean().default(false),
  /** The reason why it gave nothing. */
  why: z
    .enum([...refusals, 'off', 'no_rule', 'no_trigger'])
    .nullable()
    .default(null),
  /** Whether revoking it takes its points back, as the rule said at the time. */
  clawback: z.boolean().default(false),
  /** The points that were taken back, and those that could not be because they were spent or had expired. */
  taken_back: Points.default(0),
  shortfall: Points.default(0),
})
export type Outcome = z.infer<typeof Outcome>

/** An event as the site stores it. */
export const LearningEvent = z.strictObject({
  id: z.string(),
  type: z.string(),
  /** `null` in a revocation of an event that has not arrived yet. */
  uid: Id.nullable(),
  training: Id.nullable(),
  score: z.int().min(0).max(100).nullable(),
  at: RealInstant,
  revokes: z.string().nullable(),
  revoked: z.boolean(),
  outcome: Outcome,
})
export type LearningEvent = z.infer<typeof LearningEvent>
