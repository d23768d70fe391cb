import { sql } from 'kysely'
import type { Feature } from '#shared/access/flags.ts'
import { criteriaOf } from '#shared/audience/criteria.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import { isTypeOn } from '#shared/sections/isTypeOn.ts'
import { isSameSection } from '#shared/sections/mergeSections.ts'
import { unsavableSection } from '#shared/sections/namingSection.ts'
import { mayHold } from '#shared/sections/registry.ts'
import type { Section, SentSection } from '#shared/sections/section.ts'
import { sectionBytes } from '#shared/sections/sectionBytes.ts'
import { sectionTitle } from '#shared/sections/sectionTitle.ts'
import { maxSectionBytes, maxSections, maxStorefrontBytes } from '#shared/sections/types.ts'
import { endsTooEarly } from '#shared/sections/visibleAt.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { missingUploads } from '../media/missingUploads.ts'
import { sectionFiles } from './sectionFiles.ts'
import type { StoredStorefront } from './storefront.ts'
import { formerSectionIds } from './versions.ts'

interface ChangeChecked {
  mine: readonly SentSection[]
  /** The version that the editor started from. */
  base: readonly Section[]
  theirs: StoredStorefront
  features: Readonly<Record<Feature, boolean>>
  now: Date
}

/** Every problem of the sections beyond their schemas. A section that is as it was has none. */
export async function changeProblems(tx: Tx, { mine, base, theirs, features, now }: ChangeChecked): Promise<Refused[]> {
  const known = new Map([...base, ...theirs.sections].map((section) => [section.id, section]))
  const problems = [
    ...repeatedIds(mine),
    ...repeatedKeys(mine),
    ...(await unknownIds(tx, { mine, known, storefrontId: theirs.id })),
  ]
  const files = new Map<string, string>()
  for (const [place, section] of mine.entries()) {
    const before = section.id === null ? undefined : known.get(section.id)
    if (before && isSameSection(section, before)) continue
    problems.push(...sectionProblems(section, place, { before, type: theirs.type, features }))
    for (const [path, file] of sectionFiles(section, ['sections', place])) files.set(path, file)
  }
  const kept = [...known.values()].flatMap((section) => [...sectionFiles(section, []).values()])
  problems.push(...(await missingUploads(tx, files, { purpose: 'section', now, kept })))
  return [...problems, ...unnamedSections(mine, problems), ...totalProblems(mine)]
}

/** Names each section that has problems whose messages do not name it: a path names only its place. */
function unnamedSections(mine: readonly SentSection[], problems: readonly Refused[]): Refused[] {
  return mine.flatMap((section, place) => {
    const path = bracketPath(['sections', place])
    const own = problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}[`))
    if (own.length === 0 || own.some(({ values }) => values && 'section' in values)) return []
    return [{ ...unsavableSection(section), path }]
  })
}

/** The problems of the merged storefront: together the sections of both sides may be too many. */
export function mergedProblems(sections: readonly SentSection[]): Refused[] {
  if (sections.length <= maxSections) return totalProblems(sections)
  const message = msg(
    'With the new sections of others the storefront has {{found}} sections. The maximum is {{limit}}.',
  )
  return [{ message, values: { found: sections.length, limit: maxSections }, path: 'sections', code: 'too_many' }]
}

function repeatedIds(mine: readonly SentSection[]): Refused[] {
  const seen = new Set<number>()
  return mine.flatMap(({ id }, place) => {
    if (id === null) return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const message = msg('Two sections have the same id.')
    return [{ message, path: bracketPath(['sections', place, 'id']), code: 'repeated' }]
  })
}

function repeatedKeys(mine: readonly SentSection[]): Refused[] {
  const seen = new Set<string>()
  return mine.flatMap(({ key }, place) => {
    if (key === undefined) return []
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    const message = msg('Two sections have the same key.')
    return [{ message, path: bracketPath(['sections', place, 'key']), code: 'repeated' }]
  })
}

/** A section that was removed may come back, also one that no kept version has. */
async function unknownIds(
  tx: Tx,
  {
    mine,
    known,
    storefrontId,
  }: { mine: readonly SentSection[]; known: ReadonlyMap<number, Section>; storefrontId: number },
): Promise<Refused[]> {
  const unknown = mine.flatMap(({ id }, place) => (id === null || known.has(id) ? [] : [{ id, place }]))
  if (unknown.length === 0) return []
  const former = await formerSectionIds(tx, storefrontId)
  const isPast = await removedLongAgo(tx, storefrontId)
  return unknown
    .filter(({ id }) => !former.has(id) && !isPast(id))
    .map(({ place }) => ({
      message: msg('There is no such section in this storefront.'),
      path: bracketPath(['sections', place, 'id']),
      code: 'not_found',
    }))
}

/** Whether an id was given once, and the other storefront does not have it. */
async function removedLongAgo(tx: Tx, storefrontId: number): Promise<(id: number | null) => boolean> {
  const rows = await tx
    .selectFrom('storefront_sections')
    .select('id')
    .where('storefront_id', '!=', storefrontId)
    .execute()
  const elsewhere = new Set(rows.map(({ id }) => id))
  const highest = await highestGivenId(tx)
  return (id) => id !== null && id <= highest && !elsewhere.has(id)
}

/** The highest id that a section ever had: the counter of the database also knows those that are removed. */
async function highestGivenId(tx: Tx): Promise<number> {
  const counter =
    dialectOf(tx) === 'sqlite'
      ? sql<{ highest: number }>`select seq as highest from sqlite_sequence where name = 'storefront_sections'`
      : // A counter that has given no id has the value 1, too.
        sql<{ highest: string }>`select last_value as highest from storefront_sections_id_seq where is_called`
  const { rows } = await counter.execute(tx)
  return Number(rows[0]?.highest ?? 0)
}

interface SectionContext {
  before: Section | undefined
  type: StoredStorefront['type']
  features: Readonly<Record<Feature, boolean>>
}

function sectionProblems(section: SentSection, place: number, { before, type, features }: SectionContext): Refused[] {
  const values = { section: sectionTitle(section) || section.type }
  const at = (...keys: PropertyKey[]) => bracketPath(['sections', place, ...keys])
  const problems: Refused[] = []
  if (before && before.type !== section.type)
    problems.push({ message: msg('The type of a section cannot be changed.'), path: at('type'), code: 'type' })
  if (!mayHold(type, section.type))
    problems.push({
      message: msg('The section “{{section}}” cannot be on this storefront.'),
      values,
      path: at('type'),
      code: 'storefront',
    })
  if (!before && !isTypeOn(section.type, features))
    problems.push({
      message: msg('The section “{{section}}” shows a feature that is off.'),
      values,
      path: at('type'),
      code: 'feature_off',
    })
  const bytes = sectionBytes(section)
  if (bytes > maxSectionBytes)
    problems.push({
      message: msg('The section “{{section}}” has {{size}} KB. The maximum is {{limit}} KB.'),
      values: { ...values, size: Math.ceil(bytes / 1024), limit: maxSectionBytes / 1024 },
      path: at(),
      code: 'too_large',
    })
  if (endsTooEarly(section))
    problems.push({ message: msg('The end must be after the start.'), path: at('visible_until'), code: 'order' })
  return [...problems, ...criterionProblems(section, type, at)]
}

function criterionProblems(
  { data }: SentSection,
  type: StoredStorefront['type'],
  at: (...keys: PropertyKey[]) => string,
): Refused[] {
  const offered = criteriaOf(type)
  return data.restrictions.flatMap((restriction, index) =>
    offered.includes(restriction.type)
      ? []
      : [
          {
            message: msg('This storefront does not have this criterion.'),
            path: at('data', 'restrictions', index, 'type'),
            code: 'criterion',
          },
        ],
  )
}

function totalProblems(sections: readonly SentSection[]): Refused[] {
  const bytes = sections.reduce((sum, section) => sum + sectionBytes(section), 0)
  if (bytes <= maxStorefrontBytes) return []
  return [
    {
      message: msg('All sections together have {{size}} KB. The maximum is {{limit}} KB.'),
      values: { size: Math.ceil(bytes / 1024), limit: maxStorefrontBytes / 1024 },
      path: 'sections',
      code: 'too_large',
    },
  ]
}
