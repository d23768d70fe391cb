import type { Loader } from './loader.ts'
import { topicLinks } from './termLinks.ts'

/** Loads the topics below the search field of the hero. */
export const loadHero: Loader<'hero'> = async ({ topics }, context) => ({ terms: topicLinks(context, topics) })
