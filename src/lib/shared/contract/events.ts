import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { refusals } from '../points/decide.ts'
import { RealInstant, triggers } from '../points/rules.ts'
import { Id } from './common.ts'
import { Mail } from './people.ts'

const Name = z.string().trim().min(1).max(200)

/** An event from outside; with `revokes` it takes another one back, which may come later, and needs no more than that. */
export const EventBody = z
  .strictObject({
    /** The sender's own name for it: by this it is known again, however often it is sent. */
    id: Name,
    type: z.enum(triggers).optional(),
    uid: Id.optional(),
    mail: Mail.optional(),
    /** The training's identifier here, or the sender's. */
    training: z.union([Id, Name]).optional(),
    /** What it is about if that is no training: an address or an identifier. Without it each event is its own object. */
    object: z.string().trim().min(1).max(500).optional(),
    /** Percent. */
    score: z.number().min(0).max(100).optional(),
    at: RealInstant,
    /** The `id` of the event that is taken back. */
    revokes: Name.optional(),
  })
  .superRefine(({ type, uid, mail, training, revokes }, context) => {
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
  })
export type EventBody = z.infer<typeof EventBody>

const Points = z.int().min(0)

/** What came of an event. */
export const Outcome = z.strictObject({
  /** The rule that it falls under; `null`: none. */
  rule: z.string().nullable().default(null),
  points: Points.default(0),
  /** The entry in the book of points. */
  entry: z.int().positive().nullable().default(null),
  /** It gave less than its rule says, for want of room under a cap. */
  capped: z.boolean().default(false),
  /** Why it gave nothing. */
  why: z
    .enum([...refusals, 'off', 'no_rule', 'no_trigger'])
    .nullable()
    .default(null),
  /** Whether its points go when it is taken back, as the rule said when it was decided. */
  clawback: z.boolean().default(false),
  /** What was taken back, and what could not be because it was spent or had expired. */
  taken_back: Points.default(0),
  shortfall: Points.default(0),
})
export type Outcome = z.infer<typeof Outcome>

/** An event as the site holds it. */
export const LearningEvent = z.strictObject({
  id: z.string(),
  type: z.string(),
  /** `null` in a revocation of what has not come yet. */
  uid: Id.nullable(),
  training: Id.nullable(),
  score: z.int().min(0).max(100).nullable(),
  at: RealInstant,
  revokes: z.string().nullable(),
  revoked: z.boolean(),
  outcome: Outcome,
})
export type LearningEvent = z.infer<typeof LearningEvent>
