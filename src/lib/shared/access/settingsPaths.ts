const incentives = '/settings/incentives'

/** The addresses of the pages of the settings. */
export const settingsPaths = {
  general: '/settings/general',
  mails: '/settings/mails',
  translations: '/settings/translations',
  translationImport: '/settings/translations/import',
  incentives,
  products: `${incentives}/products`,
  schedules: `${incentives}/schedules`,
  rules: `${incentives}/rules`,
  rulesVersions: `${incentives}/rules/versions`,
  shop: `${incentives}/shop`,
  transactions: `${incentives}/transactions`,
  adjustments: `${incentives}/adjustments`,
  adjustmentImport: `${incentives}/adjustments/import`,
  audit: '/settings/audit',
  apiKeys: '/settings/api-keys',
  newApiKey: '/settings/api-keys/create',
} as const
