import type { z } from 'zod'
import { isMissing } from '../contract/problems.ts'
import { isPlainObject } from '../sameValue.ts'
import type { DraftSection } from './draft.ts'
import { definitions } from './registry.ts'
import { sentSection } from './draftSections.ts'
import { SentSection } from './section.ts'
import type { SectionType } from './types.ts'

/**
 * A section of the editor from the storage of the browser. Members that its type has got since then have their defaults.
 * Null if this release of the site does not know it: its type is gone, it lacks a member, or it has one that is not
 * known. Its values may be incomplete or wrong, because somebody was still writing them.
 */
export function readKeptSection(kept: unknown): DraftSection | null {
  if (!isPlainObject(kept) || typeof kept.id !== 'number' || !isPlainObject(kept.data) || !isType(kept.type))
    return null
  const { defaults } = definitions[kept.type]
  const { content, settings, appearance, ...data } = kept.data
  // An earlier release kept it; the id says the same.
  const { isNew: _isNew, ...held } = kept
  const section = {
    ...held,
    data: {
      restrictions: [],
      ...data,
      content: Object.fromEntries(
        Object.entries(membersOf(content)).map(([lang, texts]) => [lang, { ...defaults.content, ...membersOf(texts) }]),
      ),
      settings: { ...defaults.settings, ...membersOf(settings) },
      appearance: { ...defaults.appearance, ...membersOf(appearance) },
    },
  }
  // why: the members are checked here; the values, when the section is saved
  const draft = section as unknown as DraftSection
  return hasOtherMembers(draft) ? null : draft
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isPlainObject(value) ? value : {}
}

function isType(type: unknown): type is SectionType {
  return typeof type === 'string' && Object.hasOwn(definitions, type)
}

function hasOtherMembers(section: DraftSection): boolean {
  const sent = sentSection(section)
  return SentSection.safeParse(sent).error?.issues.some((issue) => isOfMembers(issue, sent)) ?? false
}

function isOfMembers(issue: z.core.$ZodIssue, sent: object): boolean {
  return issue.code === 'unrecognized_keys' || isMissing(issue, sent)
}
