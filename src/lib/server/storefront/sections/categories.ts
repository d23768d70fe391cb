import type { Loader } from './loader.ts'
import { termLinks } from './termLinks.ts'

/** Loads the terms that the section shows as tiles. */
export const loadCategories: Loader<'categories'> = async (settings, context) => ({
  terms: termLinks(context, settings),
})
