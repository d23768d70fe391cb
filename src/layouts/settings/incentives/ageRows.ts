import type { Overview } from '#shared/contract/overview.ts'
import { msg } from '#shared/i18n/message.ts'

const spans = [
  { upTo: 0, label: msg('today') },
  { upTo: 2, label: msg('1–2 days ago') },
  { upTo: 5, label: msg('3–5 days ago') },
  { upTo: 10, label: msg('6–10 days ago') },
  { upTo: Number.POSITIVE_INFINITY, label: msg('longer ago') },
] as const

/** The open orders in spans of age: those to decide, and those to hand over. The labels are source strings. */
export function ageRows(ages: Overview['orders']['ages']): { label: string; values: [number, number] }[] {
  return spans.map(({ upTo, label }, index) => {
    const from = (spans[index - 1]?.upTo ?? -1) + 1
    const within = ages.filter(({ days }) => days >= from && days <= upTo)
    const sum = (field: 'to_decide' | 'to_hand_over') => within.reduce((total, age) => total + age[field], 0)
    return { label, values: [sum('to_decide'), sum('to_hand_over')] }
  })
}
