import { memo } from '../memo.ts'

/** A language's plural rules, made once: making them costs more than most pages' sentences together. */
export const pluralRules = memo(50, (lang: string) => new Intl.PluralRules(lang))
