import type { StoredShopSettings } from '#shared/contract/shopSettings.ts'
import { inAllLanguages } from './translate.ts'

/** The settings of the demo academy's shop. */
export const shop: StoredShopSettings = {
  title: inAllLanguages({ en: 'Rewards', ar: 'المكافآت' }),
  intro: inAllLanguages({
    en: 'Everything you learn is yours. This is a thank-you on top: something for the desk, an afternoon, a tree.',
    ar: 'ما تتعلّمه لك. وهذا شكر فوقه: شيء لمكتبك، أو عصر لك، أو شجرة.',
  }),
  banner: null,
  banner_height: 200,
  default_sort: 'featured',
  notify_mails: ['rewards@academy.example'],
  approval_default: false,
  point_value: { amount: 0.1, currency: 'EUR' },
  leaderboard: { default_period: 'month' },
}
