import { bracketPath } from '../contract/problems.ts'
import { membersIn } from './membersIn.ts'
import type { SentSection } from './section.ts'

export interface SectionLink {
  /** Its bracketed path in the data of the section. */
  place: string
  url: string
}

/** Returns the links of a section to places on this site, without those to files. */
export function sectionLinks({ data }: Pick<SentSection, 'data'>): SectionLink[] {
  return membersIn(data.content, ['content']).flatMap(({ name, value, path }) =>
    (name === 'url' || name === 'href') && isPlaceOnSite(value) ? [{ place: bracketPath(path), url: value }] : [],
  )
}

function isPlaceOnSite(value: unknown): value is string {
  return typeof value === 'string' && /^[/#]/.test(value) && !value.startsWith('/media/')
}
