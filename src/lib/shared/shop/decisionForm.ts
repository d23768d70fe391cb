import { problemsOf } from '../contract/problems.ts'
import { OrderDecisionBody } from '../contract/transactions.ts'
import { invalid } from '../refusal.ts'

/**
 * Reads the form of a shop manager's decision; empty fields are left out.
 * @throws Refusal 400 with every problem
 */
export function readDecision({ action, reason, tracking, expected_state }: Readonly<Record<string, string>>) {
  const sent = {
    action,
    ...(reason && { reason }),
    ...(tracking && { tracking }),
    ...(expected_state && { expected_state }),
  }
  const read = OrderDecisionBody.safeParse(sent)
  if (!read.success) throw invalid(problemsOf(read.error, sent))
  return read.data
}
