import { bracketPath } from '#shared/contract/problems.ts'
import { membersIn } from '#shared/sections/membersIn.ts'
import type { SentSection } from '#shared/sections/section.ts'

/** The members of a section that name an uploaded file; the address of a video may name one. */
const fileMembers = new Set(['file', 'background', 'url'])

/** The uploads that a section names, by the bracketed path of each. */
export function sectionFiles({ data }: Pick<SentSection, 'data'>, at: readonly PropertyKey[]): Map<string, string> {
  const members = [
    ...membersIn(data.content, [...at, 'data', 'content']),
    ...membersIn(data.appearance, [...at, 'data', 'appearance']),
  ]
  return new Map(
    members.flatMap(({ name, value, path }): [string, string][] =>
      fileMembers.has(name) && isFile(value) ? [[bracketPath(path), value]] : [],
    ),
  )
}

function isFile(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/media/')
}
