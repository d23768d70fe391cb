import { bracketPath, problemsOf } from '../contract/problems.ts'
import type { Translate } from '../i18n/message.ts'
import type { DraftSection } from './draft.ts'
import { SentSection } from './section.ts'

/** Messages by bracketed path, without `data`: `content[en][title]`, `settings[terms]`, `visible_until`. */
export type SectionProblems = Readonly<Record<string, string>>

/** All problems of a section in the editor, by the schema that the server uses. The first problem of a path is shown. */
export function sectionProblems(section: DraftSection, t: Translate): SectionProblems {
  const { state: _state, isNew: _isNew, hide: _hide, id, ...rest } = section
  const sent = { ...rest, id: id > 0 ? id : null }
  const parsed = SentSection.safeParse(sent)
  if (parsed.success) return {}
  const found: Record<string, string> = {}
  for (const { path, message, values } of problemsOf(parsed.error, sent)) found[insideData(path)] ??= t(message, values)
  return found
}

/** The path of a problem of the server inside a section: `sections[3][data][content][en][title]` as `content[en][title]`. */
export function pathInSection(path: string): { place: number; path: string } | null {
  const [, place, rest] = /^sections\[(\d+)\](.*)$/.exec(path) ?? []
  if (place === undefined) return null
  return { place: Number(place), path: insideData(bracketPath(keysOf(rest ?? ''))) }
}

function insideData(path: string): string {
  const keys = keysOf(path)
  return bracketPath(keys[0] === 'data' ? keys.slice(1) : keys)
}

function keysOf(path: string): string[] {
  return path.split(/[[\]]+/).filter((key) => key !== '')
}
