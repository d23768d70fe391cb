import type { ListedTraining } from '#shared/contract/trainings.ts'
import type { LoadedSection, PublicSection } from '#shared/sections/section.ts'
import { isPlainType, type PlainType } from '#shared/sections/plainTypes.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { loadCategories } from './categories.ts'
import { loadContinueLearning } from './continueLearning.ts'
import { loadHero } from './hero.ts'
import { loadIncentives } from './incentives.ts'
import { loadLeaderboard } from './leaderboard.ts'
import type { LoadContext, Loader } from './loader.ts'
import { loadRecommended } from './recommended.ts'
import { loadSearch } from './search.ts'
import { loadStats } from './stats.ts'
import { loadTrainings } from './trainings.ts'
import { loadUpcomingSessions } from './upcomingSessions.ts'

type LoadedType = Exclude<SectionType, PlainType>

/** The loader of each section type that shows data. A new type without a line here or in `plainTypes` does not compile. */
const loaders: { [T in LoadedType]: Loader<T> } = {
  hero: loadHero,
  trainings: loadTrainings,
  categories: loadCategories,
  search: loadSearch,
  stats: loadStats,
  upcoming_sessions: loadUpcomingSessions,
  continue_learning: loadContinueLearning,
  recommended: loadRecommended,
  incentives: loadIncentives,
  leaderboard: loadLeaderboard,
}

/** Loads the data that these sections show beyond their own words. */
export async function loadSections(sections: readonly PublicSection[], context: LoadContext): Promise<LoadedSection[]> {
  const loaded = await Promise.all(sections.map((section) => loadSection(section, context)))
  // One query returns the points of all trainings on the page.
  const points = await context.earnsFor([...new Set(loaded.flatMap(trainingsIn).map(({ id }) => id))])
  return points.size === 0 ? loaded : loaded.map((section) => withEarnings(section, points))
}

async function loadSection(section: PublicSection, context: LoadContext): Promise<LoadedSection> {
  if (isPlainType(section.type)) return { section, data: null } as LoadedSection
  // The loader belongs to the section's type, so settings and data fit; TypeScript loses the link in the union.
  const load = loaders[section.type] as Loader<LoadedType>
  const data = await load(section.data.settings as never, context, section as never)
  return { section, data } as LoadedSection
}

function trainingsIn({ data }: LoadedSection): readonly ListedTraining[] {
  if (data && 'trainings' in data) return data.trainings
  return data && 'items' in data ? data.items.map(({ training }) => training) : []
}

/** Makes new cards: the loaded ones are cached for other readers. */
function withEarnings(loaded: LoadedSection, points: ReadonlyMap<number, number>): LoadedSection {
  const { data } = loaded
  const withPoints = (training: ListedTraining) => {
    const earned = points.get(training.id)
    return earned === undefined ? training : { ...training, points: earned }
  }
  if (data && 'trainings' in data) {
    return { ...loaded, data: { ...data, trainings: data.trainings.map(withPoints) } } as LoadedSection
  }
  if (data && 'items' in data) {
    const items = data.items.map((item) => ({ ...item, training: withPoints(item.training) }))
    return { ...loaded, data: { ...data, items } } as LoadedSection
  }
  return loaded
}
