import { savedId } from '#shared/sections/draft.ts'
import { maxSections, type SectionType } from '#shared/sections/types.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { call } from '../api.ts'

/** A section whose data is wanted, in one language and as of one moment. */
export interface SectionWish {
  storefront: StorefrontType
  type: SectionType
  settings: unknown
  content: unknown
  language: string
  id: number
  asOf: string | null
}

interface Waiting {
  wish: SectionWish
  resolve(data: unknown): void
  reject(error: unknown): void
}

let waiting: Waiting[] = []

/** Asks for the data of one section; all wishes of the same moment become one call for each language and date. */
export function askSectionData(wish: SectionWish): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(send, 0)
    waiting.push({ wish, resolve, reject })
  })
}

function send() {
  const groups = Map.groupBy(waiting, ({ wish: { storefront, language, asOf } }) =>
    JSON.stringify([storefront, language, asOf]),
  )
  waiting = []
  for (const group of groups.values()) {
    for (let first = 0; first < group.length; first += maxSections) void ask(group.slice(first, first + maxSections))
  }
}

async function ask(group: readonly Waiting[]): Promise<void> {
  const { storefront, language, asOf } = group[0]!.wish
  const sections = group.map(({ wish }) => ({
    type: wish.type,
    settings: wish.settings,
    id: savedId(wish),
    ...(wish.content !== null && { content: firstTexts(wish.content) }),
  }))
  try {
    const body = { type: storefront, language, ...(asOf !== null && { as_of: asOf }), sections }
    const { data } = await call('POST storefront/manage/section_data', { body, whole: false })
    for (const [index, { resolve }] of group.entries()) resolve(data[index] ?? null)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}

/** The texts of any language: the sources of numbers are the same in all. */
function firstTexts(content: unknown): unknown {
  return Object.values(Object(content))[0] ?? null
}
