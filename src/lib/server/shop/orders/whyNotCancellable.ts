import { msg } from '#shared/i18n/message.ts'
import { isCancellable } from '#shared/shop/orderTransitions.ts'
import type { Reader } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema/orders.ts'
import { begunAmong } from '../../enrolments/begunAmong.ts'
import type { BoughtLine } from './snapshot.ts'

/**
 * Returns why the buyer cannot cancel an order; `undefined` if they can. They cannot give back a code that they could
 * see, nor a training that they have started.
 * @param begun the ids of the lines whose training was started: see `begunLines`
 */
export function whyNotCancellable(
  { state }: Pick<OrderRow, 'state'>,
  lines: readonly BoughtLine[],
  begun: ReadonlySet<number>,
): string | undefined {
  const policies = lines.map(({ snapshot }) => snapshot.cancel_policy)
  if (!isCancellable(state, policies)) return msg('This order can no longer be cancelled.')
  if (lines.some(({ line }) => line.codes_shown > 0)) {
    return msg('You have already received the code, so this order can no longer be cancelled.')
  }
  if (lines.some(({ line }) => begun.has(line.id))) {
    return msg('You have already started the training, so this order can no longer be cancelled.')
  }
  return undefined
}

/**
 * Returns the ids of the lines that enrolled their buyer in a training which was started since.
 * @param locked prevents that the others are started before the transaction ends
 */
export async function begunLines(
  reader: Reader,
  lines: readonly BoughtLine[],
  { locked = false }: { locked?: boolean } = {},
): Promise<Set<number>> {
  const made = lines.flatMap(({ line: { id, uid, enrolled_at: enrolledAt }, snapshot: { training_id: trainingId } }) =>
    enrolledAt === null || trainingId === null ? [] : [{ id, uid, trainingId, enrolledAt }],
  )
  return new Set((await begunAmong(reader, made, { locked })).map(({ id }) => id))
}
