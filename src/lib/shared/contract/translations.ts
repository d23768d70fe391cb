import { z } from 'zod'
import { Instant, LanguageCode, Page } from './common.ts'

/** The longest text of the interface, in characters. */
export const MAX_INTERFACE_TEXT = 4000
/** The maximum number of texts of one call. */
const MAX_TEXTS = 200
/** The maximum number of bytes of a file of translations. */
export const MAX_TRANSLATION_BYTES = 1_000_000

/** The form of a text: its plural category, or `text` if it is not counted. */
export const pluralFormNames = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const
export type FormName = (typeof pluralFormNames)[number]

/**
 * `missing`: a form has no text. `changed`: the site has its own text. `source_changed`: the product has changed its
 * text or its source since then.
 */
const translationStates = ['shipped', 'missing', 'changed', 'source_changed'] as const
export type TranslationState = (typeof translationStates)[number]

export const translationFilters = ['missing', 'changed', 'source_changed'] as const
export type TranslationFilter = (typeof translationFilters)[number]

/** A text of the interface in one language. */
export const InterfaceText = z.strictObject({
  source: z.string(),
  state: z.enum(translationStates),
  forms: z.array(
    z.strictObject({
      form: z.enum(pluralFormNames),
      /** The same in English. */
      english: z.string(),
      /** The text that the site shows; '' if there is none. */
      text: z.string(),
      /** The text of the product; '' if it has none. */
      shipped: z.string(),
      /** The text of the product that the site's own text was written against; `null`: it is not known. */
      written_against: z.string().nullable(),
    }),
  ),
  /** The text under its former source, if the product has changed that; null if it has not. */
  former: z
    .strictObject({ source: z.string(), texts: z.partialRecord(z.enum(pluralFormNames), z.string()) })
    .nullable(),
  /** The source is not in the product any more, and no other one is like it. */
  gone: z.boolean(),
  /** 0: the text is the product's. */
  revision: z.int().min(0),
  changed: Instant.nullable(),
  by: z.string().nullable(),
})
export type InterfaceText = z.infer<typeof InterfaceText>

export const InterfaceTextQuery = z.object({
  language: LanguageCode.optional(),
  /** Part of the source or of the text. */
  s: z.string().trim().max(200).optional(),
  show: z.enum(translationFilters).optional(),
  ...Page.shape,
})
export type InterfaceTextQuery = z.infer<typeof InterfaceTextQuery>

export const TranslationExport = z.object({ language: LanguageCode.optional() })

const InterfaceTextChange = z.strictObject({
  source: z.string().min(1).max(MAX_INTERFACE_TEXT),
  /** The revision that was read; the call answers 409 if the text was saved since. */
  revision: z.int().min(0),
  /** Forms that are not here stay. An empty text is the product's again. */
  texts: z.partialRecord(z.enum(pluralFormNames), z.string().trim().max(MAX_INTERFACE_TEXT)),
  /** The former source, whose text this one replaces. */
  former: z.string().min(1).max(MAX_INTERFACE_TEXT).optional(),
})
export type InterfaceTextChange = z.infer<typeof InterfaceTextChange>

/** Texts that the site changes: all of them or none. */
export const TranslationsChange = z.strictObject({
  language: LanguageCode,
  texts: z.array(InterfaceTextChange).min(1).max(MAX_TEXTS),
})
export type TranslationsChange = z.infer<typeof TranslationsChange>

export const translationFormats = ['csv', 'po'] as const

/** A file of translations. */
export const TranslationFile = z.strictObject({
  language: LanguageCode,
  format: z.enum(translationFormats),
  file: z.string().min(1).max(MAX_TRANSLATION_BYTES),
  /** Only reports the result. */
  dry_run: z.boolean().default(false),
})
export type TranslationFile = z.infer<typeof TranslationFile>

/** The result of a file, or of its dry run. Good rows are imported, bad rows are not. */
export const TranslationReport = z.strictObject({
  dry_run: z.boolean(),
  rows: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  refused: z.int().min(0),
  /** The first texts that change. */
  changes: z.array(
    z.strictObject({ source: z.string(), form: z.enum(pluralFormNames), before: z.string(), after: z.string() }),
  ),
  /** The bad rows with everything that is wrong. */
  bad: z.array(z.strictObject({ row: z.int().positive(), source: z.string(), problems: z.array(z.string()) })),
})
export type TranslationReport = z.infer<typeof TranslationReport>
