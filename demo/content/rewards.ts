import type { DemoTerm } from './types.ts'

/** The categories of the shop's products. */
export const rewards = [
  { key: 'reward-desk', name: { en: 'For your desk', ar: 'لمكتبك' } },
  { key: 'reward-wear', name: { en: 'To wear and carry', ar: 'للبس والحمل' } },
  { key: 'reward-books', name: { en: 'Books and culture', ar: 'كتب وثقافة' } },
  { key: 'reward-time', name: { en: 'Time', ar: 'وقت لك' } },
  { key: 'reward-together', name: { en: 'Together', ar: 'معًا' } },
  { key: 'reward-learning', name: { en: 'To learn more', ar: 'مزيد من التعلّم' } },
  { key: 'reward-giving', name: { en: 'To give away', ar: 'للعطاء' } },
] as const satisfies readonly DemoTerm[]

export type RewardKey = (typeof rewards)[number]['key']
