import { NewVoucherCodes, type AddedVoucherCodes } from '#shared/contract/voucherCodes.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { PathId } from '#shared/contract/common.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { importCodes } from './importCodes.ts'
import { voidCode } from './voucherCodes.ts'

/** The result of a step: whether something was stored, and what a trial would add. */
export interface CodesStep {
  isSaved: boolean
  answer?: AddedVoucherCodes
}

/**
 * Carries out a form of the page of codes: `step` is `check` (adds nothing), `add` or `void`. The codes are separated by
 * lines, commas or semicolons, so a column of a CSV file can be pasted.
 * @throws Refusal 400, 404; 409 for a code of an order
 */
export async function takeCodesStep(
  db: Database,
  productId: number,
  form: Readonly<Record<string, string>>,
  now: Date,
): Promise<CodesStep> {
  if (form.step === 'void') {
    const { data: code } = PathId.safeParse(form.code)
    if (!code) throw notFound()
    await voidCode(db, productId, code)
    return { isSaved: true }
  }
  const isTrial = form.step !== 'add'
  const typed = (form.codes ?? '').split(/[\r\n,;]/).map((code) => code.trim())
  const sent = { codes: typed.filter((code) => code !== ''), dry_run: isTrial }
  const read = NewVoucherCodes.safeParse(sent)
  if (!read.success) throw invalid(problemsOf(read.error, sent))
  const answer = await importCodes(db, productId, read.data.codes, now, { dryRun: isTrial })
  return { isSaved: !isTrial, answer }
}
