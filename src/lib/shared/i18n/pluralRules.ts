import { memo } from '../memo.ts'

/** A language's plural rules, created once: creating them costs more than the sentences of most pages. */
export const pluralRules = memo(50, (lang: string) => new Intl.PluralRules(lang))
