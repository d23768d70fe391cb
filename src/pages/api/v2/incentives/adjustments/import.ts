import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { importAdjustments } from '#server/points/adjustments/importAdjustments.ts'
import { presentAdjustments } from '#server/points/adjustments/presentAdjustments.ts'
import { AdjustmentFile, AdjustmentReport } from '#shared/contract/adjustmentImport.ts'
import { problemsOfKey } from '#shared/contract/idempotencyKey.ts'
import { invalid } from '#shared/refusal.ts'

export const POST = endpoint({
  summary:
    'Books a CSV file of adjustments or opening balances (columns `uid` or `mail`, `amount`, `reason`; 1,000 rows), all rows or none. With `dry_run` it books nothing and returns each row with its problems. Without it, it needs an `Idempotency-Key`; the same person, amount and reason are booked from files only once.',
  access: 'incentives_shop_settings_available',
  body: AdjustmentFile,
  answer: AdjustmentReport,
  async run({ body, user, idempotencyKey, locals: { db, visit, t } }) {
    const problems = problemsOfKey(idempotencyKey, !body.dry_run)
    if (problems.length > 0) throw invalid(problems)
    const planned = await importAdjustments(db, { actor: user.uid, sent: body }, visit)
    return { data: presentAdjustments(planned, { dryRun: body.dry_run, t }) }
  },
})

export const ALL = otherMethods({ POST })
