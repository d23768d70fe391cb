import { between, chance } from '../chance.ts'

/** Letters and digits that nobody mistakes for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** What the demo's codes begin with: nobody takes them for real ones. */
const PREFIX = 'DEMO'

/** So many codes of a voucher, each once; the same for the same product. */
export function voucherCodes(product: string, count: number): string[] {
  const random = chance([...product].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))
  const four = () => Array.from({ length: 4 }, () => signs[between(random, 0, signs.length - 1)]).join('')
  const codes = new Set<string>()
  while (codes.size < count) codes.add(`${PREFIX}-${four()}-${four()}`)
  return [...codes]
}
