import en from '#shared/i18n/catalogue/en.json' with { type: 'json' }
import { sourceLanguage } from '#shared/i18n/languages.ts'

/** Source → translation, plural forms under `source_one`, `source_few` … as i18next names them. */
export type Catalogue = Readonly<Record<string, string>>

/** The catalogues by language. */
export type Catalogues = Readonly<Record<string, Catalogue>>

/** English, which holds plural forms only. */
export const sourceCatalogue: Catalogue = en

/** A catalogue is 280 KB: each is read when the first site that has its language is loaded. */
const shipped: Readonly<Record<string, () => Promise<{ default: Catalogue }>>> = {
  ar: () => import('#shared/i18n/catalogue/ar.json', { with: { type: 'json' } }),
  de: () => import('#shared/i18n/catalogue/de.json', { with: { type: 'json' } }),
  es: () => import('#shared/i18n/catalogue/es.json', { with: { type: 'json' } }),
  fr: () => import('#shared/i18n/catalogue/fr.json', { with: { type: 'json' } }),
  he: () => import('#shared/i18n/catalogue/he.json', { with: { type: 'json' } }),
}

/** Reads the shipped translations of these languages; English is always there, because its plurals are the fallback. */
export async function readCatalogues(languages: readonly string[]): Promise<Catalogues> {
  const wanted = languages.filter((lang) => Object.hasOwn(shipped, lang))
  const read = wanted.map(async (lang) => [lang, (await shipped[lang]?.())?.default ?? {}] as const)
  return { [sourceLanguage]: sourceCatalogue, ...Object.fromEntries(await Promise.all(read)) }
}
