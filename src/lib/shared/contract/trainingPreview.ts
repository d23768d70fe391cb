import { z } from 'zod'
import { Id, LanguageCode } from './common.ts'
import { ManagedText, ManagedTrainingChange } from './managedTrainings.ts'
import { typedFields } from './typedFields.ts'

/** The form that asks for a preview of a training as learners see it. */
export const TrainingPreviewForm = z.object({
  /** The training that is edited; empty: a new one. */
  id: z.union([z.literal('').transform(() => null), z.coerce.number().pipe(Id)]),
  /** The language of the preview; empty: the one of the user who edits. */
  language: z.union([z.literal(''), LanguageCode]),
  /** The values of the form; a language without a title has no text yet. */
  training: typedFields(ManagedTrainingChange.extend({ texts: z.record(LanguageCode, ManagedText) })),
})
export type TrainingPreviewForm = z.output<typeof TrainingPreviewForm>
