import { problemsOf } from '../contract/problems.ts'
import type { Translate } from '../i18n/message.ts'
import type { DraftSection } from './draft.ts'
import { sentSection } from './draftSections.ts'
import { insideData } from './pathInSection.ts'
import { SentSection } from './section.ts'

/** Messages by bracketed path, without `data`: `content[en][title]`, `settings[terms]`, `visible_until`. */
export type SectionProblems = Readonly<Record<string, string>>

/** All problems of a section in the editor, by the schema that the server uses. The first problem of a path is shown. */
export function sectionProblems(section: DraftSection, t: Translate): SectionProblems {
  const sent = sentSection(section)
  const parsed = SentSection.safeParse(sent)
  if (parsed.success) return {}
  const found: Record<string, string> = {}
  for (const { path, message, values } of problemsOf(parsed.error, sent)) found[insideData(path)] ??= t(message, values)
  return found
}
