import type { AddedVoucherCodes } from '#shared/contract/voucherCodes.ts'
import { PathId } from '#shared/contract/common.ts'
import { notFound } from '#shared/refusal.ts'
import type { Change } from '../../audit/change.ts'
import type { Database } from '../../db/database.ts'
import { importCodes } from './importCodes.ts'
import { likelyHeading } from './likelyHeading.ts'
import { typedCodes } from './typedCodes.ts'
import { voidCode } from './voucherCodes.ts'

/** The result of an action: whether something was stored, and what was added or what a trial would add. */
export interface TakenCodes {
  isSaved: boolean
  answer?: AddedVoucherCodes
  /** The first codes that a trial would add, to look at. */
  first?: string[]
  /** The first code of a trial, if it looks like the heading of a column. */
  heading?: string
}

/** The maximum number of codes that the result of a trial shows. */
const SHOWN = 5

/**
 * Carries out a form of the page of codes: `action` is `check` (adds nothing), `add` or `void`.
 * @throws Refusal 400, 404; 409 for a code of an order
 */
export async function takeCodesAction(
  db: Database,
  productId: number,
  form: Readonly<Record<string, string>>,
  { by, now }: Change,
): Promise<TakenCodes> {
  if (form.action === 'void') {
    const { data: code } = PathId.safeParse(form.code)
    if (!code) throw notFound()
    await voidCode(db, productId, code, { by, now })
    return { isSaved: true }
  }
  const isTrial = form.action !== 'add'
  const codes = await typedCodes(form.codes ?? '')
  const answer = await importCodes(db, productId, codes, { by, now, dryRun: isTrial })
  const known = new Set(answer.duplicates)
  const first = codes.filter((code) => !known.has(code)).slice(0, SHOWN)
  const heading = isTrial ? likelyHeading(codes) : undefined
  return { isSaved: !isTrial, answer, first, ...(heading !== undefined && { heading }) }
}
