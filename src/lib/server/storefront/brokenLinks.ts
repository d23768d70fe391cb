import type { Feature } from '#shared/access/flags.ts'
import { gates, ungated } from '#shared/access/gates/gates.ts'
import { MAX_ID } from '#shared/contract/common.ts'
import { storefrontTypes } from '#shared/audience/storefrontTypes.ts'
import { visibleNowOrLater } from '#shared/sections/visibleAt.ts'
import { publishedFacts } from '../catalogue/facts/catalogueFacts.ts'
import type { Runtime } from '../runtime.ts'
import { onAnyShelfAmong } from '../shop/shelf/onShelf.ts'

/** Pages that a link should not lead to. */
const deadEnds = new Set(['/[...path]', '/404', '/500', '/denied', '/not-found'])

type Sources = Pick<Runtime, 'db' | 'storefront' | 'catalogue'>

interface LinksAsked {
  links: readonly string[]
  features: Readonly<Record<Feature, boolean>>
  now: Date
}

/**
 * Returns the links that lead nowhere: no such page, a page whose feature is off, or a training, product or section
 * that no user can see, now or later. A place on the same page (`#s12`) is not checked here.
 */
export async function brokenLinks(sources: Sources, { links, features, now }: LinksAsked): Promise<string[]> {
  const targets = [...new Set(links)]
    .filter((link) => link.startsWith('/'))
    .map((link) => ({ link, ...targetOf(link) }))
  const seen = new Map<string, Set<number>>()
  for (const [pattern, seenAmong] of Object.entries(pagesOfOne)) {
    const ids = idsOf(targets.filter((target) => target.pattern === pattern))
    seen.set(pattern, new Set(ids.length === 0 ? [] : await seenAmong(sources, ids, now)))
  }
  const leadsSomewhere = ({ pattern, id, isFile }: Target) =>
    isFile || (pattern !== undefined && isOn(pattern, features) && (seen.get(pattern)?.has(id) ?? true))
  return targets.filter((target) => !leadsSomewhere(target)).map(({ link }) => link)
}

interface Target {
  /** The route of the page. */
  pattern: string | undefined
  /** The number in its address; 0: none. */
  id: number
  /** An address that is no page, such as a file. */
  isFile: boolean
}

function targetOf(link: string): Target {
  const path = pathOf(link)
  const isFile = ungated.some((start) => path === start || path.startsWith(`${start}/`))
  const steps = path.split('/')
  // A page with a fixed address comes before one with a parameter.
  const found = Object.keys(gates)
    .filter((pattern) => !deadEnds.has(pattern) && fits(pattern.split('/'), steps))
    .sort((a, b) => a.split('[').length - b.split('[').length)[0]
  const number = Number(/\/([1-9]\d{0,9})$/.exec(path)?.[1] ?? 0)
  return { pattern: found, id: number <= MAX_ID ? number : 0, isFile }
}

/** The path without query, place and last slash, with `..` resolved. */
function pathOf(link: string): string {
  if (!URL.canParse(link, 'https://site.test')) return ''
  const { pathname } = new URL(link, 'https://site.test')
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

function fits(pattern: readonly string[], steps: readonly string[]): boolean {
  if (pattern.length !== steps.length) return false
  return pattern.every((step, index) => (step.startsWith('[') ? steps[index] !== '' : step === steps[index]))
}

function isOn(pattern: string, features: LinksAsked['features']): boolean {
  const feature = gates[pattern]?.feature
  return feature === undefined || features[feature]
}

/** Returns those of these ids that some user can see now or later. */
type SeenAmong = (sources: Sources, ids: readonly number[], now: Date) => Promise<number[]>

/** The pages that show one thing, by its id. */
const pagesOfOne: Record<string, SeenAmong> = {
  '/training/[id]': async ({ catalogue }, ids) => idsOf(publishedFacts(await catalogue(), ids)),
  '/incentives/[productId]': ({ db }, ids, now) => onAnyShelfAmong(db.reader, ids, now),
  '/storefront/[sectionId]': async ({ storefront }, ids, now) => {
    const storefronts = await Promise.all(storefrontTypes.map(storefront))
    const sections = storefronts.flatMap((one) => one.sections)
    return idsOf(sections.filter((section) => ids.includes(section.id) && visibleNowOrLater(section, now)))
  },
}

function idsOf(things: readonly { id: number }[]): number[] {
  return things.map(({ id }) => id)
}
