import { z } from 'zod'
import { Id, LanguageCode, Instant, Page } from './common.ts'

/** What a training is, for the label on its card and for what "taking" it means. */
export const trainingTypes = ['course', 'webinar', 'session', 'document', 'video'] as const
export const TrainingType = z.enum(trainingTypes)
export type TrainingType = z.infer<typeof TrainingType>

/** Where a learner stands with a training; `none` is not stored. */
export const enrolmentStates = ['enrolled', 'in_progress', 'completed', 'withdrawn'] as const
export const EnrolmentState = z.enum(enrolmentStates)
export type EnrolmentState = z.infer<typeof EnrolmentState>

export const trainingOrders = ['newest', 'title', 'popular', 'start_date'] as const
export const TrainingOrder = z.enum(trainingOrders)
export type TrainingOrder = z.infer<typeof TrainingOrder>

/** An amount in the currency's minor unit (cents), as ISO 4217 names it; `null` where a training is free. */
export const Price = z.strictObject({ amount: z.int().positive(), currency: z.string().regex(/^[A-Z]{3}$/) })
export type Price = z.infer<typeof Price>

export const TermRef = z.strictObject({ tid: Id, name: z.string(), vocabulary: z.string() })
export type TermRef = z.infer<typeof TermRef>

/**
 * A training as a list shows it, already in the user's language: `lang` is the language the text is
 * in (it may differ from the page's, and is then marked on the element).
 */
export const TrainingCard = z.strictObject({
  id: Id,
  title: z.string(),
  summary: z.string(),
  lang: LanguageCode,
  type: TrainingType,
  language: LanguageCode,
  provider: z.string(),
  duration_minutes: z.int().nullable(),
  price: Price.nullable(),
  cover: z.string().nullable(),
  terms: z.array(TermRef),
  next_session: Instant.nullable(),
})
export type TrainingCard = z.infer<typeof TrainingCard>

/** A card with the points that completing the training earns its reader; without them where it earns none. */
export type ListedTraining = TrainingCard & { points?: number }

/** A training as its own page shows it. `description` is HTML that was cleaned when it was stored. */
export const Training = TrainingCard.extend({
  description: z.string(),
  /** Where it is taken, for people who are enrolled. */
  url: z.string().nullable(),
  /** How it is got where people do not enrol by themselves: by a reward of the shop (`price` in points), or another way. */
  purchase: z.strictObject({ product: z.strictObject({ id: Id, price: z.int() }).nullable() }).nullable(),
  created: Instant,
  completion: z.enum(['self', 'external']),
  enrolment: z.strictObject({ state: EnrolmentState, at: Instant }).nullable(),
})
export type Training = z.infer<typeof Training>

/** The training filter of the specification, section 7; a vocabulary's name as key is read beside it. */
export const TrainingFilter = z.object({
  include_own: z.stringbool().optional(),
  linked: z.stringbool().optional(),
  multilingual: z.stringbool().optional(),
  free: z.stringbool().optional(),
  ids: z.array(z.coerce.number().int()).max(100).optional(),
  type: z.array(TrainingType).optional(),
  language: z.array(LanguageCode).optional(),
  order_by: TrainingOrder.optional(),
  s: z.string().max(200).optional(),
  ...Page.shape,
})
export type TrainingFilter = z.infer<typeof TrainingFilter>

/**
 * For a list: how many trainings each choice would leave while all other choices stay; values that would leave none
 * are missing. Topics are the topmost terms of the vocabulary `topic` and count what is below them, too.
 */
export const TrainingFacets = z.strictObject({
  type: z.array(z.strictObject({ value: TrainingType, count: z.int() })),
  language: z.array(z.strictObject({ value: LanguageCode, count: z.int() })),
  topic: z.array(z.strictObject({ tid: Id, name: z.string(), count: z.int() })),
  free: z.int(),
})
export type TrainingFacets = z.infer<typeof TrainingFacets>
