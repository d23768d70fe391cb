import type { ListedTraining } from '#shared/contract/trainings.ts'
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
export async function loadSections(sections: readonly PublicSection[], context: LoadContext): Promise<LoadedSection[]> {
  const loaded = await Promise.all(sections.map((section) => loadSection(section, context)))
  // What the trainings earn is asked once for the whole page.
  const points = await context.earnsFor([...new Set(loaded.flatMap(listed).map(({ id }) => id))])
  return points.size === 0 ? loaded : loaded.map((one) => withEarnings(one, points))
}

function listed({ data }: LoadedSection): readonly ListedTraining[] {
  if (data && 'trainings' in data) return data.trainings
  return data && 'items' in data ? data.items.map(({ training }) => training) : []
}

/** Makes new cards: the given ones are kept for other readers too. */
function withEarnings(loaded: LoadedSection, points: ReadonlyMap<number, number>): LoadedSection {
  const { data } = loaded
  const earning = (training: ListedTraining) => {
    const earns = points.get(training.id)
    return earns === undefined ? training : { ...training, points: earns }
  }
  if (data && 'trainings' in data) {
    return { ...loaded, data: { ...data, trainings: data.trainings.map(earning) } } as LoadedSection
  }
  if (data && 'items' in data) {
    const items = data.items.map((item) => ({ ...item, training: earning(item.training) }))
    return { ...loaded, data: { ...data, items } } as LoadedSection
  }
  return loaded
}

async function loadSection(section: PublicSection, context: LoadContext): Promise<LoadedSection> {
  // The loader was looked up by the section's own type, so settings and data belong together; TypeScript loses the link in the union.
  const load = loaders[section.type] as Loader<SectionType>
  const data = await load(section.data.settings as never, context, section as never)
  return { section, data } as LoadedSection
}
