import type { Feature } from '../access/flags.ts'
import type { SectionType } from './types.ts'

const features: Partial<Record<SectionType, Feature>> = {
  incentives: 'incentives_shop_enabled',
  leaderboard: 'incentives_leaderboard',
}

/** Whether the feature that a type of section shows is on; without it the section would stay empty. */
export function isTypeOn(type: SectionType, switches: Readonly<Record<Feature, boolean>>): boolean {
  const feature = features[type]
  return feature === undefined || switches[feature]
}
