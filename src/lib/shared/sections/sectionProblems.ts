import { problemsOf } from '../contract/problems.ts'
import type { Translate } from '../i18n/message.ts'
import type { DraftSection } from './draft.ts'
import { sentSection } from './draftSections.ts'
import { insideData } from './pathInSection.ts'
import { SentSection } from './section.ts'
import { endsTooEarly } from './visibleAt.ts'

/** Messages by bracketed path, without `data`: `content[en][title]`, `settings[terms]`, `visible_until`. */
export type SectionProblems = Readonly<Record<string, string>>

/** All problems of a section in the editor, by the rules of the server. The first problem of a path is shown. */
export function sectionProblems(section: DraftSection, t: Translate): SectionProblems {
  const sent = sentSection(section)
  const { error } = SentSection.safeParse(sent)
  const found: Record<string, string> = {}
  for (const { path, message, values } of error ? problemsOf(error, sent) : [])
    found[insideData(path)] ??= t(message, values)
  if (endsTooEarly(section)) found.visible_until ??= t('The section ends before it begins.')
  return found
}
