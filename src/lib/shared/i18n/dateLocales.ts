import type { Locale } from 'date-fns'
import { ar } from 'date-fns/locale/ar'
import { de } from 'date-fns/locale/de'
import { enGB } from 'date-fns/locale/en-GB'
import { es } from 'date-fns/locale/es'
import { fr } from 'date-fns/locale/fr'
import { he } from 'date-fns/locale/he'
import { baseOf } from './languages.ts'

const dateLocales: Readonly<Record<string, Locale>> = { ar, de, en: enGB, es, fr, he }

/** The words of dates in a language; English if the site does not have them. */
export function dateLocale(lang: string): Locale {
  return dateLocales[baseOf(lang)] ?? enGB
}
