import type { z } from 'zod'
import { type Feature, featuresInForce } from '#shared/access/flags.ts'
import { Address, PageAddress } from '#shared/contract/address.ts'
import { FooterSettings, GeneralSettings, type LocalisedText } from '#shared/contract/settings.ts'
import { StoredSignIn } from '#shared/contract/signInSettings.ts'
import { StorefrontAppearance } from '#shared/contract/storefrontAppearance.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { Appearance, defaultAppearance } from '#shared/theme/appearance.ts'
import type { CacheClock } from '../cache/clock.ts'
import { remembered } from '../cache/remembered.ts'
import type { Reader } from '../db/database.ts'
import { type KnownBrand, readBrands } from './brands.ts'
import { type Demo, parseDemo } from './demo.ts'
import { defaultFooter, defaultGeneral, defaultSignIn, defaultStorefront } from './defaults.ts'
import { activeLanguages } from './languages/activeLanguages.ts'
import { type Catalogues, readCatalogues } from './languages/catalogues.ts'
import { pseudoCatalogue, pseudoLanguage } from './languages/pseudoCatalogue.ts'
import { createTranslators, type Translations } from './languages/translator.ts'

export interface SiteLanguage {
  langcode: string
  /** 1 is right to left. */
  direction: number
  weight: number
}

/** The settings of the whole site, kept in memory until one of them changes. */
export interface Site {
  general: GeneralSettings
  footer: FooterSettings
  appearance: Appearance
  /** The organisation or the draft of this appearance, if it is not the published one of the site. */
  theme?: { organization?: number; isDraft?: boolean }
  /** The brands of organisations. */
  brands: readonly KnownBrand[]
  /** The look of both storefronts. */
  storefront: StorefrontAppearance
  /** The public part of the settings of signing in. */
  signIn: {
    /** Administrators must prove a second factor. */
    factorNeeded: boolean
    /** The words on the button of the identity provider; `null` without one. */
    sso: LocalisedText | null
  }
  /** The active languages in their order. */
  languages: readonly SiteLanguage[]
  /** The effective switches; `general` holds the stored ones. */
  features: Record<Feature, boolean>
  /** The demo accounts; null on a real site. */
  demo: Demo | null
  translator(lang: string): Translate
  /** Returns the strings of a language, for the props of islands. */
  translations(lang: string): Translations
}

/** The tags that change when anything in `Site` does. */
export const siteTags = ['settings', 'appearance', 'languages', 'translations']

/** Returns a function for the current site, which all requests share until one of `siteTags` is touched. */
export function rememberedSite(
  reader: Reader,
  clock: CacheClock,
  options: SiteOptions = {},
): () => Site | Promise<Site> {
  return remembered(clock, siteTags, () => loadSite(reader, options))
}

interface SiteOptions {
  /** Adds the language for testing to those of the site. */
  pseudoLanguage?: boolean
}

/** Reads the site from the database; settings that were never saved have their defaults. */
export async function loadSite(reader: Reader, { pseudoLanguage: isTest = false }: SiteOptions = {}): Promise<Site> {
  const rows = await reader.selectFrom('settings').select(['name', 'value']).execute()
  const stored = new Map(rows.map((row) => [row.name, row.value]))
  const general = readGeneral(stored.get('general'))
  const known = await activeLanguages(reader)
  const languages = isTest ? [...known, { langcode: pseudoLanguage, direction: 0, weight: known.length }] : known
  const overrides = await reader.selectFrom('translation_overrides').selectAll().execute()
  const codes = new Set([general.default_language, ...languages.map(({ langcode }) => langcode)])
  const catalogues = await readCatalogues([...codes])
  const pseudo: Catalogues = isTest ? { [pseudoLanguage]: await pseudoCatalogue() } : {}
  const translators = createTranslators({ catalogues: { ...catalogues, ...pseudo }, overrides })
  return {
    general,
    footer: readFooter(stored.get('footer')),
    appearance: read(Appearance.strip(), stored.get('appearance'), defaultAppearance),
    brands: await readBrands(reader),
    storefront: read(StorefrontAppearance.strip(), stored.get('storefront_appearance'), defaultStorefront),
    signIn: publicSignIn(readSignIn(stored.get('sign_in'))),
    languages,
    features: featuresInForce(general.features),
    demo: parseDemo(stored.get('demo')),
    translator: (lang) => translators.translator(lang),
    translations: (lang) => translators.translations(lang),
  }
}

/** Merges with the defaults, so that a setting added by a newer version has its default until it is saved. */
function read<T extends object>(schema: z.ZodType<T>, text: string | undefined, defaults: T): T {
  return text === undefined ? defaults : schema.parse({ ...defaults, ...JSON.parse(text) })
}

/** The settings of signing in, with the secret of the client. */
export function readSignIn(text: string | undefined): StoredSignIn {
  return read(StoredSignIn.strip(), text, defaultSignIn)
}

function publicSignIn({ second_factor_required, sso_enabled, issuer, client_id, button_label }: StoredSignIn) {
  const isReady = sso_enabled && issuer !== '' && client_id !== ''
  return { factorNeeded: second_factor_required, sso: isReady ? button_label : null }
}

/** A switch added by a newer version has its default until it is saved. */
function readGeneral(text: string | undefined): GeneralSettings {
  if (text === undefined) return defaultGeneral
  // The document also holds who saved it.
  const { by: _by, ...stored } = JSON.parse(text)
  const features = { ...defaultGeneral.features, ...stored.features }
  const { data: signup_url = '' } = PageAddress.safeParse(stored.signup_url ?? defaultGeneral.signup_url)
  return GeneralSettings.parse({ ...defaultGeneral, ...stored, features, signup_url })
}

/** An address that was stored before its rule existed is no address; the rest of the footer stays. */
function readFooter(text: string | undefined): FooterSettings {
  if (text === undefined) return defaultFooter
  const footer: FooterSettings = { ...defaultFooter, ...JSON.parse(text) }
  const safe = (url: string) => Address.safeParse(url).data ?? ''
  const link = ({ title, url }: FooterSettings['about']) => ({ title, url: safe(url) })
  return FooterSettings.parse({
    ...footer,
    about: link(footer.about),
    contact: link(footer.contact),
    privacy_policy: link(footer.privacy_policy),
    terms_of_use: link(footer.terms_of_use),
    version_url: safe(footer.version_url),
  })
}
