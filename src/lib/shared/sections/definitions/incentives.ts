import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, shortText } from '../parts.ts'
import { define } from './define.ts'

export interface IncentivesData {
  /** The learner's balance; null if the shop has no wallet. */
  points: number | null
  products: { id: number; title: string; lang: string; points: number; cover: string | null; url: string }[]
  url: string
}

/** Products of the reward shop. Data is null, and nothing is shown, if the shop is closed to the learner. */
export const incentives = define<IncentivesData | null>()({
  label: msg('Rewards'),
  icon: 'redeem',
  storefronts: ['registered'],
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () => z.strictObject({ size: z.int().min(1).max(12).default(4) }),
  start: { title: '', text: '' },
  appearance: { scheme: 'tint' },
})
