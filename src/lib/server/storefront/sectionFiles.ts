import { bracketPath } from '#shared/contract/problems.ts'
import type { SentSection } from '#shared/sections/section.ts'

/** The members of a section that name an uploaded file; the address of a video may name one. */
const fileMembers = new Set(['file', 'background', 'url'])

/** The uploads that a section names, by the bracketed path of each. */
export function sectionFiles(section: Pick<SentSection, 'data'>, at: readonly PropertyKey[]): Map<string, string> {
  const files = new Map<string, string>()
  const collect = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      if (fileMembers.has(name) && isFile(member)) files.set(bracketPath([...path, name]), member)
      else collect(member, [...path, name])
    }
  }
  collect(section.data.content, [...at, 'data', 'content'])
  collect(section.data.appearance, [...at, 'data', 'appearance'])
  return files
}

function isFile(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/media/')
}
