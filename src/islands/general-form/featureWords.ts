import type { Feature } from '#shared/access/flags.ts'
import { msg } from '#shared/i18n/message.ts'

/** The name of each switch and its effect, as source strings. */
export const featureWords: Record<Feature, { label: string; hint: string }> = {
  catalog: {
    label: msg('Catalogue for visitors'),
    hint: msg('Visitors begin on the storefront. If it is off, they begin on the login page.'),
  },
  storefront_page: {
    label: msg('Storefront'),
    hint: msg('The storefront, the search and the pages of trainings.'),
  },
  incentives: {
    label: msg('Points'),
    hint: msg('Users earn points for what they learn. The shop and the leaderboard need this.'),
  },
  incentives_shop_enabled: {
    label: msg('Rewards shop'),
    hint: msg('Users spend their points on rewards.'),
  },
  incentives_leaderboard: {
    label: msg('Leaderboard'),
    hint: msg('Users see who has earned the most points. Anyone can leave it.'),
  },
  availability: {
    label: msg('Availability'),
    hint: msg('Instructors enter when they have time.'),
  },
}
