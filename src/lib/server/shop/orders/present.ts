import { z } from 'zod'
import type { TranslatedField } from '#shared/contract/checkout.ts'
import { Day } from '#shared/contract/common.ts'
import type { Order } from '#shared/contract/orders.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { isHandedOut } from '#shared/shop/orderTransitions.ts'
import type { OrderLineRow } from '../../db/schema/orders.ts'
import { translateField } from '../shelf/translateField.ts'
import type { RecordedOrder } from './recordedOrder.ts'
import type { Snapshot } from './snapshot.ts'
import { textsIn } from '../shelf/texts.ts'
import { whyNotCancellable } from './whyNotCancellable.ts'

const Answered = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** The results of order lines, by their ids. */
export interface LineOutcomes {
  /** The issued codes. */
  codes: ReadonlyMap<number, string[]>
  /** The lines whose training was started. */
  begun: ReadonlySet<number>
}

/** Presents an order to its buyer, as it was at the purchase. */
export function presentOrder(
  { order, lines, history }: RecordedOrder,
  { codes, begun }: LineOutcomes,
  reading: ReaderLanguages,
): Order {
  const { id, state, total, reason, tracking, placed_at, changed_at } = order
  const snapshots = lines.map(({ snapshot }) => snapshot)
  return {
    id,
    state,
    total,
    lines: lines.map(({ line, snapshot }) => {
      const handedOut = isHandedOut(state)
      return presentLine(line, snapshot, { reading, handedOut, codes: handedOut ? (codes.get(line.id) ?? []) : [] })
    }),
    fields: order.fields === '{}' ? [] : presentAnswers(Answered.parse(JSON.parse(order.fields)), snapshots, reading),
    reason,
    tracking,
    placed_at,
    changed_at,
    history: history.map((past) => ({ state: past.state, at: past.at, reason: past.reason })),
    cancellable: whyNotCancellable(order, lines, begun) === undefined,
  }
}

function presentLine(
  { product_id, quantity, points }: OrderLineRow,
  { texts, type, image, training_id }: Snapshot,
  { reading, handedOut, codes }: { reading: ReaderLanguages; handedOut: boolean; codes: string[] },
): Order['lines'][number] {
  const { title, lang, instructions_after } = textsIn(texts, reading)
  const instructions = handedOut ? instructions_after : ''
  return { product_id, title, lang, type, quantity, points, image, codes, instructions, training_id }
}

/** Checkbox answers are shown as ✓ or ✗, which need no translation. */
function presentAnswers(
  answers: z.infer<typeof Answered>,
  snapshots: readonly Snapshot[],
  reading: ReaderLanguages,
): Order['fields'] {
  const fields = new Map<string, TranslatedField>()
  for (const { checkout_fields, texts } of snapshots) {
    for (const field of checkout_fields) {
      if (!fields.has(field.name)) fields.set(field.name, translateField(field, texts.language, reading))
    }
  }
  return [...fields.values()].flatMap((field) => {
    const answer = answers[field.name]
    if (answer === undefined) return []
    const { name, label, lang } = field
    const value = typeof answer === 'string' ? answer : answer ? '✓' : '✗'
    const chosen = field.type === 'select' ? field.option_labels[field.options.indexOf(value)] : undefined
    const is_day = field.type === 'date' && Day.safeParse(value).success
    return [{ name, label, value: chosen ?? value, is_day, lang, value_lang: chosen === undefined ? null : lang }]
  })
}
