import { randomBytes, randomInt } from 'node:crypto'

/** Names this process among all that ever ran. */
const own = randomBytes(8).toString('hex')
const PAGE = 256
const digits = Array.from({ length: PAGE }, (_, value) => value.toString(16).padStart(2, '0'))

let before = ''
let place = PAGE
let page = randomInt(2 ** 32)

/**
 * A new id for a request, in the form of a UUID: no other process has the same ids. They are not secret. A random UUID
 * for each takes a hundredth of a call.
 */
export function newRequestId(): string {
  if (place === PAGE) {
    page = (page + 1) % 2 ** 40
    const hex = own + page.toString(16).padStart(14, '0')
    before = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
    place = 0
  }
  return before + digits[place++]!
}
