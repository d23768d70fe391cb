import { z } from 'zod'
import { msg } from '../../i18n/message.ts'
import { line, shortText } from '../parts.ts'
import { define } from './define.ts'

export interface IncentivesData {
  /** What the learner can spend now; null where the shop has no wallet to show. */
  points: number | null
  products: { id: number; title: string; lang: string; points: number; cover: string | null; url: string }[]
  url: string
}

/** A look into the reward shop. Data is null (and nothing drawn) where the shop is closed to the learner. */
export const incentives = define<IncentivesData | null>()({
  label: msg('Rewards'),
  icon: 'redeem',
  storefronts: ['registered'],
  content: z.strictObject({ title: line, text: shortText }),
  settings: z.strictObject({ size: z.int().min(1).max(12).default(4) }),
  start: { title: '', text: '' },
  appearance: { scheme: 'tint' },
})
