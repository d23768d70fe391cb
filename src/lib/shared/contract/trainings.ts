import { z } from 'zod'
import { Id, LanguageCode, Instant, MAX_ID, Page } from './common.ts'
import { oneOrMany } from './oneOrMany.ts'
import { SEARCH_TEXT_LENGTH } from '../searchText.ts'

/** The types of trainings. */
export const trainingTypes = ['course', 'webinar', 'session', 'document', 'video'] as const
export const TrainingType = z.enum(trainingTypes)
export type TrainingType = z.infer<typeof TrainingType>

/** The states of an enrolment; `none` is not stored. */
export const enrolmentStates = ['enrolled', 'in_progress', 'completed', 'withdrawn'] as const
export const EnrolmentState = z.enum(enrolmentStates)
export type EnrolmentState = z.infer<typeof EnrolmentState>

export const trainingOrders = ['newest', 'title', 'popular', 'start_date'] as const
export const TrainingOrder = z.enum(trainingOrders)
export type TrainingOrder = z.infer<typeof TrainingOrder>

/** An amount in the currency's minor unit (cents), as ISO 4217 names it; `null` if a training is free. */
export const Price = z.strictObject({ amount: z.int().positive(), currency: z.string().regex(/^[A-Z]{3}$/) })
export type Price = z.infer<typeof Price>

export const TermRef = z.strictObject({ tid: Id, name: z.string(), vocabulary: z.string() })
export type TermRef = z.infer<typeof TermRef>

/**
 * A training in a list, in the user's language. `lang` is the language of the text; if it differs from the page's, the
 * element is marked with it.
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

/** A card with the points that the user earns by completing the training, if any. */
export type ListedTraining = TrainingCard & { points?: number }

/** A training on its own page. `description` is clean HTML. */
export const Training = TrainingCard.extend({
  description: z.string(),
  /** The address of the training, for enrolled users. */
  url: z.string().nullable(),
  /** Set if users cannot enrol by themselves: they need a product of the shop (`price` in points), or another way.
   * A paused product is not named. */
  purchase: z.strictObject({ product: z.strictObject({ id: Id, price: z.int() }).nullable() }).nullable(),
  created: Instant,
  completion: z.enum(['self', 'external']),
  enrolment: z.strictObject({ state: EnrolmentState, at: Instant }).nullable(),
})
export type Training = z.infer<typeof Training>

/** The training filter of the specification, section 7; the names of vocabularies are further keys. */
export const TrainingFilter = z.object({
  include_own: z.stringbool().optional(),
  linked: z.stringbool().optional(),
  multilingual: z.stringbool().optional(),
  free: z.stringbool().optional(),
  ids: z.array(z.coerce.number().int()).max(100).optional(),
  type: z.array(TrainingType).optional(),
  language: z.array(LanguageCode).optional(),
  order_by: TrainingOrder.optional(),
  s: z.string().max(SEARCH_TEXT_LENGTH).optional(),
  ...Page.shape,
})
export type TrainingFilter = z.infer<typeof TrainingFilter>

/**
 * The training filter in a query. Besides the named fields, the machine name of a vocabulary selects terms:
 * `topic[]=12`. A plain `language` is the language of the response and no filter; `language[]` is a filter.
 */
export const TrainingQuery = TrainingFilter.extend({
  ids: oneOrMany(z.coerce.number().int().positive().max(MAX_ID), 100),
  type: oneOrMany(TrainingType, 10),
  language: z
    .union([z.array(LanguageCode).max(50), z.string()])
    .optional()
    .meta({
      description: 'The language of the response; `language[]` filters by the language in which trainings are held.',
    }),
}).catchall(
  z.union([z.string(), z.array(z.string())]).meta({
    title: 'vocabulary[]',
    description: 'Terms by the machine name of their vocabulary: `topic=12`, `topic[]=12&level[]=3`.',
  }),
)
export type TrainingQuery = z.infer<typeof TrainingQuery>

const TermCount = z.strictObject({ tid: Id, name: z.string(), count: z.int() })

/**
 * For each value of a filter: the number of trainings it would leave with all other filters unchanged; values without
 * trainings are missing. Topics and levels are the top terms of the vocabularies `topic` and `level` and include the
 * terms below them; levels are in the order of their vocabulary.
 */
export const TrainingFacets = z.strictObject({
  type: z.array(z.strictObject({ value: TrainingType, count: z.int() })),
  language: z.array(z.strictObject({ value: LanguageCode, count: z.int() })),
  topic: z.array(TermCount),
  level: z.array(TermCount),
  free: z.int(),
})
export type TrainingFacets = z.infer<typeof TrainingFacets>
