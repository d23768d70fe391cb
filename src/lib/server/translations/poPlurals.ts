import { baseOf } from '#shared/i18n/languages.ts'
import { pluralCategories } from '#shared/i18n/textFaults.ts'

/** The rules of CLDR for whole numbers as gettext writes them; the forms are in the order of the categories. */
const rules: Readonly<Record<string, string>> = {
  ar: 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5',
  de: 'n != 1',
  en: 'n != 1',
  es: 'n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2',
  fr: 'n==0 || n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2',
  he: 'n==1 ? 0 : n==2 ? 1 : 2',
}

/** The header `Plural-Forms` of a language; `undefined` for a language whose rule is not here. */
export function poPlurals(language: string): string | undefined {
  const rule = rules[baseOf(language)]
  return rule && `nplurals=${pluralCategories(language).length}; plural=(${rule});`
}
