import { sourceLanguage } from './languages.ts'
import type { Translate } from './message.ts'
import { pluralRules } from './pluralRules.ts'
import { showValues } from './values.ts'

/** The strings of one island in one language; the server chooses them and sends them in its props. */
export interface Messages {
  lang: string
  /** Source → translation; plural forms under `source_one`, `source_few` and so on. */
  strings: Record<string, string>
  /** The English plural forms of strings that the language has not translated. */
  sourceForms?: Record<string, string>
}

/** Translates in an island with the strings of its props only; the result is the same as on the server. */
export function clientTranslate({ lang, strings, sourceForms = {} }: Messages): Translate {
  return (source, values) => {
    const text =
      form(strings, source, values?.count, lang) ?? form(sourceForms, source, values?.count, sourceLanguage) ?? source
    if (!values) return text
    const shown = showValues(values, lang)
    // linear: a name contains no brace, so no two places share a search.
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => shown[name] ?? placeholder)
  }
}

function form(
  strings: Record<string, string>,
  source: string,
  count: string | number | undefined,
  lang: string,
): string | undefined {
  if (typeof count !== 'number') return strings[source]
  const none = count === 0 ? strings[`${source}_zero`] : undefined
  return none ?? strings[`${source}_${pluralRules(lang).select(count)}`] ?? strings[source]
}
