import { z } from 'zod'
import { isSafeLink, unsafeLink } from '../sections/links.ts'

export const ADDRESS_LENGTH = 2000

/** The address of a link in the settings: an https address or a place on this site; '' for none. */
export const Address = z
  .string()
  .trim()
  .max(ADDRESS_LENGTH)
  .refine((url) => url === '' || isSafeLink(url), unsafeLink)

/** The address of a button: it leads to a page, not to a place on the same page. */
export const PageAddress = Address.refine((url) => !url.startsWith('#'), unsafeLink)
