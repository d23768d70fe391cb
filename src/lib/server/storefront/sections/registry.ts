import type { LoadedSection, PublicSection } from '#shared/sections/section.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { LoadContext, Loader } from './loader.ts'
import { categories, hero, search } from './doors.ts'
import { stats, upcomingSessions } from './events.ts'
import { incentives, leaderboard } from './points.ts'
import { continueLearning, recommendedTrainings, trainings } from './trainingLists.ts'

const ownWordsOnly = async () => null

/** What each kind of section is drawn from. Total: a new kind without a line here does not compile. */
const loaders: { [T in SectionType]: Loader<T> } = {
  hero,
  trainings,
  categories,
  search,
  stats,
  upcoming_sessions: upcomingSessions,
  continue_learning: continueLearning,
  recommended: recommendedTrainings,
  incentives,
  leaderboard,
  slideshow: ownWordsOnly,
  rich_text: ownWordsOnly,
  image_text: ownWordsOnly,
  video: ownWordsOnly,
  cta: ownWordsOnly,
  faq: ownWordsOnly,
  testimonials: ownWordsOnly,
  logos: ownWordsOnly,
  sign_up: ownWordsOnly,
}

/** Loads what the drawings of these sections need. */
export function loadSections(sections: readonly PublicSection[], context: LoadContext): Promise<LoadedSection[]> {
  return Promise.all(sections.map((section) => loadSection(section, context)))
}

async function loadSection(section: PublicSection, context: LoadContext): Promise<LoadedSection> {
  // The loader was looked up by the section's own type, so settings and data belong together; TypeScript loses the link in the union.
  const load = loaders[section.type] as Loader<SectionType>
  const data = await load(section.data.settings as never, context, section as never)
  return { section, data } as LoadedSection
}
