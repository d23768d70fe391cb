import { bracketPath } from '../../contract/problems.ts'
import { isPlainObject, isSameValue } from '../../sameValue.ts'
import { membersIn } from '../membersIn.ts'
import { baseLanguage } from '../baseLanguage.ts'
import type { Section } from '../section.ts'
import type { SectionFinding } from './findings.ts'
import { hasWords } from './prose.ts'

/** Members that are no words, so that no language can miss them. */
const wordless = new Set(['url', 'href', 'file', 'type', 'source'])
/** Words that can be the same in all languages: of people and companies, and numbers. */
const names = new Set(['name', 'value'])

/**
 * Returns the texts that the storefront's language has and another active language has not: a copy is no translation.
 * The storefront's language itself misses its texts if they are only in another one, for example in one that was
 * switched off.
 */
export function translationFindings(
  { id, data }: Section,
  { languages: active, language: own }: { languages: readonly string[]; language: string },
): SectionFinding[] {
  const contents: Readonly<Record<string, unknown>> = data.content
  return active
    .flatMap((code) => {
      const base = baseLanguage(contents, code, { own, active })
      const texts = base === null ? null : contents[base]
      if (!membersIn(texts).some(isWritten)) return []
      if (isCopy(texts, contents[code])) return [['content', code]]
      // What was switched off need not be complete in the own language.
      return code === own && contents[own] ? [] : missingIn(texts, contents[code], ['content', code])
    })
    .map((path) => ({
      section: id,
      place: bracketPath(path),
      kind: 'untranslated',
      severity: 'hint',
      values: { language: String(path[1]) },
    }))
}

/** The paths of the missing texts; the content itself if the language has none. */
function missingIn(own: unknown, translation: unknown, at: readonly PropertyKey[]): (readonly PropertyKey[])[] {
  if (translation === undefined || translation === null) return [at]
  if (!isPlainObject(own)) return []
  return Object.entries(own).flatMap(([name, value]) => {
    const path = [...at, name]
    const other = isPlainObject(translation) ? translation[name] : undefined
    if (isFormatted(value)) return hasWords(value) && !hasWords(other) ? [path] : []
    if (isPlainObject(value)) return isPlainObject(other) ? missingIn(value, other, path) : []
    if (Array.isArray(value)) return missingItems(value, other, path)
    return isWritten({ name, value }) && other === '' ? [path] : []
  })
}

function missingItems(items: readonly unknown[], others: unknown, at: readonly PropertyKey[]) {
  if (!Array.isArray(others)) return []
  if (others.length < items.length) return [at]
  return items.flatMap((item, index) => missingIn(item, others[index], [...at, index]))
}

/** Whether there is something to translate, and all of it is as it was. */
function isCopy(texts: unknown, translation: unknown): boolean {
  const before = translatable(texts)
  return before.length > 0 && isSameValue(before, translatable(translation))
}

function translatable(texts: unknown): unknown[] {
  return membersIn(texts)
    .filter((member) => isWritten(member) && !names.has(member.name))
    .map(({ value }) => value)
}

function isFormatted(value: unknown): boolean {
  return isPlainObject(value) && value.type === 'doc'
}

function isWritten({ name, value }: { name: string; value: unknown }): boolean {
  return !wordless.has(name) && typeof value === 'string' && value.trim() !== ''
}
