const incentives = '/settings/incentives'

/** The addresses of the pages of the settings. */
export const settingsPaths = {
  general: '/settings/general',
  appearance: '/settings/appearance',
  appearanceVersions: '/settings/appearance/versions',
  organizationBrands: '/settings/appearance/organizations',
  incentives,
  products: `${incentives}/products`,
  schedules: `${incentives}/schedules`,
  rules: `${incentives}/rules`,
  rulesVersions: `${incentives}/rules/versions`,
  shop: `${incentives}/shop`,
  transactions: `${incentives}/transactions`,
  adjustments: `${incentives}/adjustments`,
  adjustmentImport: `${incentives}/adjustments/import`,
} as const
