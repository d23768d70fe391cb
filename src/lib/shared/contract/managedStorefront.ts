import { z } from 'zod'
import { criterionTypes } from '../audience/criteria.ts'
import { Restrictions } from '../audience/restrictions.ts'
import { namingSection } from '../sections/namingSection.ts'
import { ManagedSection, SectionKey, SentSection } from '../sections/section.ts'
import { maxSections, SectionType } from '../sections/types.ts'
import { StorefrontType } from '../audience/storefrontTypes.ts'
import { Id, MAX_ID, PathId, Instant, LanguageCode, RealInstant } from './common.ts'
import { oneOrMany } from './oneOrMany.ts'

/** A user who saves or edits a storefront. */
export const StorefrontEditorUser = z.strictObject({
  uid: Id,
  full_name: z.string(),
  avatar: z.string().nullable(),
})
export type StorefrontEditorUser = z.infer<typeof StorefrontEditorUser>

/** A user who does not report for this time no longer has the editor open. */
export const PRESENCE_SECONDS = 45

/** The values of a criterion in a section's restrictions that no longer exist; they match no user. */
export const GoneCriterion = z.strictObject({
  section: Id,
  type: z.enum(criterionTypes),
  values: z.array(z.union([z.string(), z.int()])),
})
export type GoneCriterion = z.infer<typeof GoneCriterion>

/** A storefront with all its sections, as its editor reads it. */
export const ManagedStorefront = z.strictObject({
  id: Id,
  type: StorefrontType,
  enabled: z.boolean(),
  /** The base language of its texts: always one that the site has. */
  language: LanguageCode,
  /** Counts the saves. */
  revision: z.int().min(0),
  changed_at: Instant.nullable(),
  /** `null` if it is not known who saved it. */
  changed_by: StorefrontEditorUser.nullable(),
  restrictions: Restrictions,
  sections: z.array(ManagedSection),
  gone: z.array(GoneCriterion),
  /** Only in a preview of the registered storefront: the number of users that the audience matches. */
  matches: z.int().min(0).nullable().optional(),
  /** Not everyone may see a small number: then `matches` is null, and this is the bound. */
  matches_fewer_than: z.int().nullable().optional(),
  /** The number of all users. */
  matches_of: z.int().min(0).optional(),
})
export type ManagedStorefront = z.infer<typeof ManagedStorefront>

const criterionValues = oneOrMany(z.string().trim().min(1).max(60))

/** `preview=1` with the criteria of an audience marks the sections that it would not get. */
export const ManagedStorefrontQuery = z.strictObject({
  type: StorefrontType,
  preview: z.literal('1').optional(),
  language: criterionValues,
  country: criterionValues,
  title: criterionValues,
  organizations: criterionValues,
  profession: criterionValues,
  skill: criterionValues,
  /** The moment of the preview; without it, now. */
  as_of: RealInstant.optional(),
})
export type ManagedStorefrontQuery = z.infer<typeof ManagedStorefrontQuery>

/** The saved storefront. `created` holds the ids of the new sections, in the order in which they were sent. */
export const SavedStorefront = ManagedStorefront.extend({ created: z.array(Id) })
export type SavedStorefront = z.infer<typeof SavedStorefront>

/**
 * All sections of the storefront in their order, with the revision that the editor started from. The server merges
 * them with newer saves by section. `removed` are the keys of new sections that an earlier save, whose answer was lost,
 * may have created: they are removed too. The other members may come back from GET; they are ignored.
 */
export const StorefrontChange = z
  .strictObject({
    ...SavedStorefront.partial().shape,
    revision: z.int().min(0),
    sections: z.array(namingSection(SentSection)).max(maxSections),
    removed: z.array(SectionKey).max(100).optional(),
  })
  .transform(({ revision, sections, removed }) => ({ revision, sections, ...(removed && { removed }) }))
export type StorefrontChange = z.infer<typeof StorefrontChange>

/**
 * A section that was sent as a new one, or as a removed one, although an earlier save has created it and its answer was
 * lost. `section` is as that save created it; null if that version is not kept.
 */
export const CreatedSection = z.strictObject({ key: SectionKey, id: Id, section: ManagedSection.nullable() })
export type CreatedSection = z.infer<typeof CreatedSection>

/** Both sides changed these sections since the revision that the editor started from; null: the other side removed it. */
export const StorefrontConflict = z.strictObject({
  by: StorefrontEditorUser.nullable(),
  at: Instant,
  revision: z.int().positive(),
  sections: z.array(z.strictObject({ id: Id, theirs: ManagedSection.nullable() })),
  created: z.array(CreatedSection),
})
export type StorefrontConflict = z.infer<typeof StorefrontConflict>

/** One saved version, newest first in the list. */
export const StorefrontVersion = z.strictObject({
  /** The revision that this save made. */
  version: z.int().positive(),
  saved_at: Instant,
  saved_by: StorefrontEditorUser.nullable(),
  sections: z.int().min(0),
  bytes: z.int().min(0),
})
export type StorefrontVersion = z.infer<typeof StorefrontVersion>

/** The version to restore replaces the sections of this revision; without it, those of the current one. */
export const StorefrontRestore = z.strictObject({ revision: z.int().min(0).optional() })
export type StorefrontRestore = z.infer<typeof StorefrontRestore>

/** A storefront that is off shows no sections. */
export const StorefrontSwitch = z.strictObject({ enabled: z.boolean() })
export type StorefrontSwitch = z.infer<typeof StorefrontSwitch>

/** The same as a form sends it. */
export const StorefrontSwitchForm = z.strictObject({
  storefront: PathId,
  enabled: z.enum(['0', '1']).transform((value) => value === '1'),
})

/** The settings of sections whose data the editor needs, as the storefront of this type would load them. */
export const SectionDataWish = z.strictObject({
  type: StorefrontType,
  language: LanguageCode,
  as_of: RealInstant.optional(),
  sections: z
    .array(
      z.strictObject({
        type: SectionType,
        settings: z.unknown(),
        /** Only `stats` needs its content: the sources of its numbers. */
        content: z.unknown().optional(),
        /** For links to the section's own page. */
        id: Id.nullable().optional(),
      }),
    )
    .max(maxSections),
})
export type SectionDataWish = z.infer<typeof SectionDataWish>

/** The data of one section (`DataOf` of its type); null if it has none, or if its settings cannot be used yet. */
export const SectionData = z.record(z.string(), z.unknown()).nullable()
export type SectionData = z.infer<typeof SectionData>

/** Addresses on this site that sections link to. */
export const StorefrontLinks = z.strictObject({ links: z.array(z.string().min(1).max(2000)).max(400) })
export type StorefrontLinks = z.infer<typeof StorefrontLinks>

/** The trainings that a section was given by hand. */
export const ChosenTrainingsQuery = z.object({ ids: oneOrMany(z.coerce.number().int().positive().max(MAX_ID), 100) })
export type ChosenTrainingsQuery = z.infer<typeof ChosenTrainingsQuery>

/** A training with the readers who can see it: everyone, members of some organisations, or nobody before it is published. */
export const ChosenTraining = z.strictObject({
  id: Id,
  title: z.string(),
  shown_to: z.enum(['everyone', 'organizations', 'nobody']),
})
export type ChosenTraining = z.infer<typeof ChosenTraining>
