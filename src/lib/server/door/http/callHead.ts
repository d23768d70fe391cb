import { memo } from '#shared/memo.ts'
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

/** The head of a call: the same list for all answers with these parts, checked and joined once. */
export function callHeadOf(...parts: CallHeadParts): readonly string[] {
  return headOf(JSON.stringify(parts))
}

/** Whether a list is the head of a call, which lacks the length. */
export function isCallHead(head: readonly string[]): boolean {
  return callHeads.has(head)
}

/** The site has few of them. */
const headOf = memo(200, (parts: string) => {
  const [type, caching, vary, secure, compressible] = JSON.parse(parts) as CallHeadParts
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
})
