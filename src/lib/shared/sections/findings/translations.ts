import { bracketPath } from '../../contract/problems.ts'
import { nativeName } from '../../i18n/languages.ts'
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
 * Returns the texts that the storefront's language has and another active language has not, and the lists that are
 * longer there: entries that were removed may be left. A copy is no translation. The storefront's language itself
 * misses its texts if they are only in another one, for example in one that was switched off.
 */
export function translationFindings(
  { id, data }: Section,
  { languages: active, language: own }: { languages: readonly string[]; language: string },
): SectionFinding[] {
  const contents: Readonly<Record<string, unknown>> = data.content
  return active.flatMap((language) => {
    const at = ['content', language]
    const base = baseLanguage(contents, language, { own, active })
    if (base === null) return []
    const [texts, translation] = [contents[base], contents[language]]
    const hint = { section: id, severity: 'hint' } as const
    const missing = (paths: readonly (readonly PropertyKey[])[]): SectionFinding[] =>
      paths.map((path) => ({ ...hint, place: bracketPath(path), kind: 'untranslated', values: { language } }))
    if (!membersIn(texts).some(isWritten)) return []
    if (isCopy(texts, translation)) return missing([at])
    // The storefront's own language need not have all texts of one that was switched off.
    if (language === own && translation) return []
    const longer = longerLists(texts, translation).map((name): SectionFinding => ({
      ...hint,
      place: bracketPath([...at, name]),
      kind: 'longer',
      values: { language, base: nativeName(base) },
    }))
    return [...missing(missingIn(texts, translation, at)), ...longer]
  })
}

/** The names of the lists that have more entries in the translation. */
function longerLists(texts: unknown, translation: unknown): string[] {
  if (!isPlainObject(texts) || !isPlainObject(translation)) return []
  return Object.entries(translation).flatMap(([name, others]) => {
    const items = texts[name]
    return Array.isArray(items) && Array.isArray(others) && others.length > items.length ? [name] : []
  })
}

/** The paths of the missing texts; the content itself if the language has none. */
function missingIn(own: unknown, translation: unknown, at: readonly PropertyKey[]): (readonly PropertyKey[])[] {
  if (translation === undefined || translation === null) return [at]
  if (!isPlainObject(own)) return []
  return Object.entries(own).flatMap(([name, value]) => {
    const path = [...at, name]
    const other = isPlainObject(translation) ? translation[name] : undefined
    if (isFormatted(value)) return hasWords(value) && !hasWords(other) ? [path] : []
    if (isPlainObject(value)) return isPlainObject(other) && !other.decoration ? missingIn(value, other, path) : []
    if (Array.isArray(value)) return missingItems(value, other, path)
    return isWritten({ name, value }) && other === '' ? [path] : []
  })
}

function missingItems(items: readonly unknown[], others: unknown, at: readonly PropertyKey[]) {
  if (!Array.isArray(others)) return []
  if (others.length < items.length) return [at]
  // Which entries belong together is not known.
  if (others.length > items.length) return []
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
