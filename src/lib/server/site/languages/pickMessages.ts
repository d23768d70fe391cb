import type { Messages } from '#shared/i18n/clientTranslate.ts'
import { pluralRules } from '#shared/i18n/pluralRules.ts'
import type { Translations } from './translator.ts'

const endings = ['', '_zero', '_one', '_two', '_few', '_many', '_other']

/**
 * Returns the strings that an island declares, with their plural forms, for `clientTranslate` in its props. Strings
 * without a translation have the source language's forms.
 */
export function pickMessages(translations: Translations, sources: readonly string[]): Messages {
  const known = picked.get(translations) ?? new WeakMap<readonly string[], Messages>()
  picked.set(translations, known)
  const messages = known.get(sources) ?? choose(translations, sources)
  known.set(sources, messages)
  return messages
}

/** An island declares its strings once, and most pages have several islands: each choice is made once. */
const picked = new WeakMap<Translations, WeakMap<readonly string[], Messages>>()

function choose(translations: Translations, sources: readonly string[]): Messages {
  const { lang, strings, sourceStrings } = translations
  const own = pick(strings, sources)
  const categories = pluralRules(lang).resolvedOptions().pluralCategories
  const lacking = sources.filter(
    (source) => !strings.has(source) && !categories.every((category) => strings.has(`${source}_${category}`)),
  )
  const sourceForms = pick(sourceStrings, lacking)
  return { lang, strings: own, ...(Object.keys(sourceForms).length > 0 && { sourceForms }) }
}

function pick(strings: ReadonlyMap<string, string>, sources: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const source of sources) {
    for (const ending of endings) {
      const text = strings.get(source + ending)
      if (text !== undefined) texts[source + ending] = text
    }
  }
  return texts
}
