import { z } from 'zod'
import { Id } from '../contract/common.ts'
import type { ListedTraining } from '../contract/trainings.ts'
import { PICTURE_TEXT_LENGTH } from '../media/uploadLimits.ts'
import { isSafeLink, unsafeLink } from './links.ts'

/** One required line of text. */
export const title = z.string().trim().min(1).max(160)

/** One optional line of text. */
export const line = z.string().trim().max(160).default('')

/** A few optional sentences without formatting. */
export const shortText = z.string().trim().max(1200).default('')

/** The target of a link: an https address or a place on this site. */
export const LinkUrl = z.string().trim().max(2000).refine(isSafeLink, unsafeLink)

/** A button or link. */
export const Link = z.strictObject({ label: title, url: LinkUrl })
export type Link = z.infer<typeof Link>

/** A file that was uploaded to this site. */
export const MediaFile = z.string().regex(/^\/media\/(?!.*\.\.)[\w./-]{1,300}$/)

/**
 * An uploaded picture and its alternative text. It is part of the content, because a picture with words, and its
 * description, belong to one language.
 */
export const SectionPicture = z.strictObject({
  file: MediaFile,
  /** Empty: decoration, or not described yet. */
  alt: z.string().trim().max(PICTURE_TEXT_LENGTH),
  /** Only decoration, which needs no description: a user has said so. */
  decoration: z.literal(true).optional(),
})
export type SectionPicture = z.infer<typeof SectionPicture>

/** A picture, or null for a drawing generated from the seed of the settings. */
export const optionalPicture = SectionPicture.nullable().default(null)

/** The seed of a generated drawing: equal seeds give equal drawings. */
export const seed = z.string().regex(/^[\w-]{1,60}$/)

/** A vocabulary's machine name (`topic`, `skill`, `level`, …). */
export const vocabulary = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

/** Chosen terms of a vocabulary, in the order they were chosen. */
export const termIds = z.array(Id).max(50).default([])

export const ratios = ['16:9', '4:3', '1:1', '3:4'] as const
export type Ratio = (typeof ratios)[number]
export const ratio = z.enum(ratios)

/** How a set of trainings is laid out. */
export const layouts = ['carousel', 'grid', 'list'] as const

/** A term with a link to its trainings; `count` is the number of them that this user can see. */
export interface TermLink {
  tid: number
  name: string
  count: number
  url: string
}

/** The trainings of a section; `moreUrl` leads to all of them, null if these are all. */
export interface TrainingsData {
  trainings: ListedTraining[]
  total: number
  moreUrl: string | null
}
