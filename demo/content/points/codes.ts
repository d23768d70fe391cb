import { between, chance } from '../chance.ts'

/** Letters and digits that are easy to distinguish. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** The prefix of the demo's codes, so that they do not look like real ones. */
const PREFIX = 'DEMO'

/** Unique codes of a voucher; the same product always gets the same codes. */
export function voucherCodes(product: string, count: number): string[] {
  const random = chance([...product].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))
  const four = () => Array.from({ length: 4 }, () => signs[between(random, 0, signs.length - 1)]).join('')
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${PREFIX}-${four()}-${four()}`)
  return [...codes]
}
