import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { MediaFile } from '../sections/parts.ts'
import { isWebAddress } from '../webAddress.ts'
import { Id, Instant, KeysetMeta, KeysetPage, LanguageCode, MAX_ID } from './common.ts'
import { Currency } from './currency.ts'
import { TrainingType } from './trainings.ts'

/** The longest texts of a training, in characters; `description` is HTML. */
export const trainingLengths = {
  title: 300,
  summary: 1000,
  description: 100_000,
  provider: 200,
  external_id: 190,
  url: 2000,
  notes: 2000,
} as const
const MAX_MINUTES = 999_999
/** The maximum number of terms, and of organisations, of one training. */
const MAX_PARTS = 100

/** The texts in one language; without a title it is not stored, so the other texts need one. */
export const ManagedText = z.strictObject({
  title: z.string().trim().max(trainingLengths.title).default(''),
  summary: z.string().trim().max(trainingLengths.summary).default(''),
  /** HTML; cleaned when it is stored. */
  description: z.string().trim().max(trainingLengths.description).default(''),
  /** The name of the provider, if it has another one in this language. */
  provider: z.string().trim().max(trainingLengths.provider).default(''),
})
export type ManagedText = z.infer<typeof ManagedText>

/** The texts of a training that has none in a language. */
export const noManagedText: ManagedText = { title: '', summary: '', description: '', provider: '' }

const fields = {
  /** Its identifier in another system, by which an import finds it again. */
  external_id: z.string().trim().min(1).max(trainingLengths.external_id).nullable(),
  texts: z.record(LanguageCode, ManagedText).superRefine(checkTitles),
  type: TrainingType,
  /** The language it is held in. */
  language: LanguageCode,
  provider: z.string().trim().max(trainingLengths.provider),
  duration_minutes: z.int().min(1).max(MAX_MINUTES).nullable(),
  /** The amount is in the minor unit of the currency; `null`: free. */
  price: z.strictObject({ amount: z.int().positive().max(MAX_ID), currency: Currency }).nullable(),
  cover: MediaFile.nullable(),
  /** The web address where it is taken; '' in a draft that has none yet. */
  url: z
    .string()
    .trim()
    .max(trainingLengths.url)
    .refine((text) => text === '' || isSitePath(text) || isWebAddress(text), {
      message: msg('Use a web address (https://…) or a path on this site.'),
      params: { code: 'format' },
    }),
  completion: z.enum(['self', 'external']),
  published: z.boolean(),
  notes: z.string().trim().max(trainingLengths.notes),
  terms: z.array(Id).max(MAX_PARTS),
  /** Empty: open to everyone. */
  organizations: z.array(Id).max(MAX_PARTS),
}

/** A training as administrators edit it. */
export const ManagedTraining = z.strictObject({
  id: Id,
  ...fields,
  /** Counts the changes; each change sends the revision that it is based on. */
  revision: z.int().positive(),
  created: Instant,
  changed: Instant,
})
export type ManagedTraining = z.infer<typeof ManagedTraining>

const { texts, language, ...others } = fields

export const NewManagedTraining = z.strictObject({ texts, language, ...z.object(others).partial().shape })
export type NewManagedTraining = z.infer<typeof NewManagedTraining>

export const ManagedTrainingChange = z.strictObject({
  /** The revision that was read. */
  revision: z.int().positive(),
  ...z.object(fields).partial().shape,
})
export type ManagedTrainingChange = z.infer<typeof ManagedTrainingChange>

export const publishStates = ['published', 'draft'] as const
export type PublishState = (typeof publishStates)[number]

/** A minus before the name sorts from the end. */
export const managedTrainingSorts = ['-changed', 'changed', 'title', '-title', '-popularity', 'popularity'] as const
export type ManagedTrainingSort = (typeof managedTrainingSorts)[number]

/** The filters of the administrators' list; all of them together must match. */
export const ManagedTrainingFilter = z.object({
  /** Words of a title in any language, or a part of the identifier in another system. */
  s: z.string().trim().max(200).optional(),
  state: z.enum(publishStates).optional(),
  type: TrainingType.optional(),
  /** The language in which trainings are held. */
  held_in: LanguageCode.optional(),
  provider: z.string().trim().max(trainingLengths.provider).optional(),
  /** A term, or one below it. */
  term: z.coerce.number().pipe(Id).optional(),
})
export type ManagedTrainingFilter = z.infer<typeof ManagedTrainingFilter>

export const ManagedTrainingQuery = ManagedTrainingFilter.extend({
  sort: z.enum(managedTrainingSorts).optional(),
  ...KeysetPage.shape,
})
export type ManagedTrainingQuery = z.infer<typeof ManagedTrainingQuery>

/** A training in the administrators' list, with its title in the reader's language if it has one. */
export const ListedManagedTraining = z.strictObject({
  id: Id,
  title: z.string(),
  lang: LanguageCode,
  type: TrainingType,
  language: LanguageCode,
  provider: z.string(),
  external_id: z.string().nullable(),
  cover: z.string().nullable(),
  published: z.boolean(),
  /** The people who enrolled in the last 90 days, as counted by the daily job. */
  popularity: z.int().min(0),
  /** The learners who have begun it, or are enrolled, and have not completed it. */
  learners: z.int().min(0),
  revision: z.int().positive(),
  changed: Instant,
})
export type ListedManagedTraining = z.infer<typeof ListedManagedTraining>

export const FoundManagedTrainings = z.strictObject({ data: z.array(ListedManagedTraining), meta: KeysetMeta })
export type FoundManagedTrainings = z.infer<typeof FoundManagedTrainings>

function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

/** A training needs a title in one language, and every language with texts needs its own. */
function checkTitles(given: Record<string, ManagedText>, context: z.RefinementCtx): void {
  const written = Object.entries(given).filter(([, text]) => Object.values(text).some((part) => part !== ''))
  const wrong = written.length > 0 ? written : Object.entries(given).slice(0, 1)
  const refuse = (path: string[]) =>
    context.addIssue({ code: 'custom', path, message: msg('This field is required.'), params: { code: 'required' } })
  if (wrong.length === 0) refuse([])
  for (const [lang, { title }] of wrong) if (title === '') refuse([lang, 'title'])
}
