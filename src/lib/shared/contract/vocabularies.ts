import { z } from 'zod'
import { vocabularyLimits } from './vocabularyLimits.ts'
import { msg } from '../i18n/message.ts'
import { brandMoves } from './appearance.ts'
import { Id, LanguageCode, PathId } from './common.ts'
import { PLAIN_NAME } from './plainText.ts'

const TermText = z.string().trim().max(vocabularyLimits.nameLength).regex(PLAIN_NAME)
const RequiredText = TermText.min(1)

/** Names by language; an empty one is removed. */
const Translations = z
  .record(LanguageCode, TermText)
  .refine((names) => Object.keys(names).length <= vocabularyLimits.languages, {
    message: msg('This has too many entries.'),
    params: { code: 'too_many' },
  })
  .transform((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')))

/** The key of a vocabulary in filters of trainings and lists of terms. */
export const VocabularyName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

export const VocabularyPath = z.object({ name: VocabularyName })
export const TermPath = z.object({ tid: PathId })

/** A vocabulary as administrators see it. */
export const ManagedVocabulary = z.strictObject({
  name: VocabularyName,
  label: z.string(),
  translations: z.record(z.string(), z.string()),
  /** The number of its terms. */
  terms: z.int().min(0),
  /** The product itself uses it, so it stays. */
  fixed: z.boolean(),
})
export type ManagedVocabulary = z.infer<typeof ManagedVocabulary>

export const NewVocabulary = z.strictObject({
  name: VocabularyName,
  label: RequiredText,
  translations: Translations.default({}),
})
export type NewVocabulary = z.infer<typeof NewVocabulary>

/** The names that a caller has read; a language without a name has ''. */
const ShownTranslations = z.record(LanguageCode, z.string().max(vocabularyLimits.nameLength))

export const VocabularyChange = z
  .strictObject({
    label: RequiredText,
    translations: Translations,
    /**
     * The values that the change is based on: if others are stored, nothing is saved. With `translations` in both, no
     * other language may have a translation.
     */
    shown: z.strictObject({ label: z.string(), translations: ShownTranslations }).partial(),
  })
  .partial()
export type VocabularyChange = z.infer<typeof VocabularyChange>

/** A term as administrators see it. */
export const ManagedTerm = z.strictObject({
  tid: Id,
  vocabulary: VocabularyName,
  name: z.string(),
  translations: z.record(z.string(), z.string()),
  /** 0 at the top. */
  parent: z.int().min(0),
  /** Its place among the terms with the same parent, from 0. */
  position: z.int().min(0),
})
export type ManagedTerm = z.infer<typeof ManagedTerm>

/** 0 is the top. */
const Parent = z.int().min(0)
const Position = z.int().min(0).max(vocabularyLimits.terms)

export const NewTerm = z.strictObject({
  vocabulary: VocabularyName,
  name: RequiredText,
  parent: Parent.default(0),
  translations: Translations.default({}),
})
export type NewTerm = z.infer<typeof NewTerm>

export const TermChange = z
  .strictObject({
    name: RequiredText,
    translations: Translations,
    parent: Parent,
    position: Position,
    /** As in `VocabularyChange`. */
    shown: z.strictObject({ name: z.string(), translations: ShownTranslations, parent: Parent }).partial(),
  })
  .partial()
export type TermChange = z.infer<typeof TermChange>

/** The places that can name a term or an organisation. */
export const structureUses = ['terms', 'trainings', 'people', 'products', 'rules', 'sections', 'sign_in'] as const
export type StructureUse = (typeof structureUses)[number]

/** How many things of each kind name it; kinds with none are missing. */
export const StructureUses = z.partialRecord(z.enum(structureUses), z.int().positive())
export type StructureUses = z.infer<typeof StructureUses>

/** A merge of two terms, or of two organisations. */
export const StructureMerge = z.strictObject({
  /** The one that stays. */
  into: Id,
  /** Only reports what would move. */
  dry_run: z.boolean().default(false),
})
export type StructureMerge = z.infer<typeof StructureMerge>

export const TermMergeReport = z.strictObject({
  dry_run: z.boolean(),
  /** The things that move to the other one. */
  moved: StructureUses,
})
export type TermMergeReport = z.infer<typeof TermMergeReport>

export const OrganizationMergeReport = z.strictObject({ ...TermMergeReport.shape, brand: z.enum(brandMoves) })
export type OrganizationMergeReport = z.infer<typeof OrganizationMergeReport>

export const OrganizationPath = z.object({ id: PathId })

/** The name of an organisation, as an administrator writes it. */
export const OrganizationBody = z.strictObject({ name: RequiredText })
export type OrganizationBody = z.infer<typeof OrganizationBody>
