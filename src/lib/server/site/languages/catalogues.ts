import ar from '#shared/i18n/catalogue/ar.json' with { type: 'json' }
import en from '#shared/i18n/catalogue/en.json' with { type: 'json' }

/** Source → translation, plural forms under `source_one`, `source_few` … as i18next names them. */
export type Catalogue = Readonly<Record<string, string>>

/** The translations that ship with the product, by language; English holds plural forms only. */
export const catalogues: Readonly<Record<string, Catalogue>> = { en, ar }
