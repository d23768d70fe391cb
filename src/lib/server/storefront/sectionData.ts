import { z } from 'zod'
import { type Feature, flagsFor } from '#shared/access/flags.ts'
import type { SectionData, SectionDataWish } from '#shared/contract/managedStorefront.ts'
import { fromInstant } from '#shared/instant.ts'
import { statSources } from '#shared/sections/definitions/stats.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { PublicSection } from '#shared/sections/section.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { Runtime } from '../runtime.ts'
import type { LoadContext } from './sections/loader.ts'
import { loadSections } from './sections/registry.ts'

/** An id that no section has, for links of a section that is not saved. */
const UNSAVED = 0

interface EditorVisit extends Pick<LoadContext, 'siteLanguage' | 'timeZone' | 'now' | 'flags' | 'earnsFor'> {
  /** The user who edits: the registered storefront is loaded for this user. */
  user: CurrentUser
  features: Readonly<Record<Feature, boolean>>
}

/** Loads the data of the wished sections as this user, or as a visitor for the storefront of visitors. */
export async function sectionData(
  { db, catalogue }: Pick<Runtime, 'db' | 'catalogue'>,
  { type, language, as_of, sections }: SectionDataWish,
  { user, features, ...visit }: EditorVisit,
): Promise<SectionData[]> {
  const isForVisitors = type === 'unregistered'
  return loadSectionData(sections, {
    ...visit,
    user: isForVisitors ? null : user,
    language,
    now: as_of === undefined ? visit.now : fromInstant(as_of),
    reader: db.reader,
    catalogue: await catalogue(),
    ...(isForVisitors && { flags: flagsFor(features, null), earnsFor: async () => new Map() }),
    shows: () => {},
    changesAt: () => {},
  })
}

type Wish = SectionDataWish['sections'][number]

/** With the loaders of the page, in the order of the wishes. */
async function loadSectionData(wishes: readonly Wish[], context: LoadContext): Promise<SectionData[]> {
  const sections = wishes.map((wish) => editedSection(wish, context.language))
  const usable = sections.filter((section) => section !== null)
  const loaded = await loadSections(usable, context)
  const found = new Map(usable.map((section, index) => [section, loaded[index]?.data]))
  return sections.map((section) => (section && (found.get(section) as SectionData | undefined)) ?? null)
}

/** `null` if the settings cannot be used yet. */
function editedSection({ type, settings, content, id }: Wish, lang: string): PublicSection | null {
  const { defaults, settings: schema } = definitions[type]
  const parsed = schema.safeParse(settings)
  if (!parsed.success) return null
  const data = { ...defaults, content: type === 'stats' ? numbersOf(content) : defaults.content, settings: parsed.data }
  return { id: id ?? UNSAVED, type, weight: 0, lang, data } as PublicSection
}

const Numbers = z.object({ items: z.array(z.object({ source: z.enum(statSources) })).max(20) })

/** The sources of the numbers, whatever else is not written yet. */
function numbersOf(content: unknown) {
  const { data } = Numbers.safeParse(content)
  return data ?? definitions.stats.defaults.content
}
