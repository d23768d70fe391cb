import { defaultOwnCriteria } from '#shared/audience/criteria.ts'
import type { FooterSettings, GeneralSettings } from '#shared/contract/settings.ts'
import type { StoredSignIn } from '#shared/contract/signInSettings.ts'
import type { StorefrontAppearance } from '#shared/contract/storefrontAppearance.ts'

/** The settings of a new site: features that need no setup are on. */
export const defaultGeneral: GeneralSettings = {
  site_name: { en: 'Juniper' },
  organization_name: {},
  disclaimer_text: {},
  signup_url: '',
  date_time_formats: { short: 'd/m/Y', medium: 'j M Y', long: 'l, j F Y', time: 'H:i' },
  default_language: 'en',
  timezone: 'UTC',
  own_criteria: defaultOwnCriteria,
  features: {
    catalog: true,
    storefront_page: true,
    incentives: true,
    incentives_shop_enabled: false,
    incentives_leaderboard: false,
    availability: false,
  },
}

export const defaultSignIn: StoredSignIn = {
  second_factor_required: false,
  sso_enabled: false,
  issuer: '',
  client_id: '',
  client_secret: '',
  button_label: {},
  link_by_mail: false,
  create_people: false,
  role_claim: '',
  role_map: [],
  organization_claim: '',
  organization_map: [],
}

export const defaultStorefront: StorefrontAppearance = {
  width: 'normal',
  spacing: 'normal',
  cards: 'plain',
  ground: 'paper',
}

const noLink = { title: {}, url: '' }

export const defaultFooter: FooterSettings = {
  about: noLink,
  contact: noLink,
  privacy_policy: noLink,
  terms_of_use: noLink,
  footer_text: {},
  footer_copyright: {},
  version: '',
  version_url: '',
}
