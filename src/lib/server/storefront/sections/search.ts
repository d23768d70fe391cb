import type { Loader } from './loader.ts'
import { topicLinks } from './termLinks.ts'

/** Loads the topics below the search field. */
export const loadSearch: Loader<'search'> = async ({ topics }, context) => ({ terms: topicLinks(context, topics) })
