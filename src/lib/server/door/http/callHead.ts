import { keepHead } from './keptHead.ts'
import { fileSecurity } from './securityHeaders.ts'
import { varyLines } from './varyLines.ts'

/** The differences between the heads of most calls, without the length. */
type CallHeadParts = readonly [type: string, caching: string, vary: string, secure: boolean, compressible: boolean]

const ownNames = new Set(['content-type', 'cache-control', 'vary'])

/** Whether an answer has no other headers than most calls. */
export function hasCallHeaders(headers: Iterable<[string, string]>): boolean {
  for (const [name] of headers) if (!ownNames.has(name)) return false
  return true
}

const callHeads = new WeakSet<readonly string[]>()

/** The site has few of them. */
const MOST_HEADS = 200
const heads = new Map<string, readonly string[]>()

/** The head of a call: the same list for all answers with these parts, checked and joined once. */
export function callHeadOf(...parts: CallHeadParts): readonly string[] {
  const [type, caching, vary, secure, compressible] = parts
  // A part with a line break is refused when its head is made.
  const key = `${type}\n${caching}\n${vary}\n${secure}\n${compressible}`
  const known = heads.get(key)
  if (known) return known
  if (heads.size >= MOST_HEADS) heads.clear()
  const head = makeHead(parts)
  heads.set(key, head)
  return head
}

/** Whether a list is the head of a call, which lacks the length. */
export function isCallHead(head: readonly string[]): boolean {
  return callHeads.has(head)
}

function makeHead([type, caching, vary, secure, compressible]: CallHeadParts): readonly string[] {
  const head = [
    ...(type ? ['Content-Type', type] : []),
    'Cache-Control',
    caching,
    ...varyLines(vary, { compressible }),
    ...fileSecurity({ secure }),
  ]
  keepHead(head)
  callHeads.add(head)
  return head
}
