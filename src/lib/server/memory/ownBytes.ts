/**
 * A copy of some bytes in memory of its own, for bytes that are kept. Node cuts small buffers from shared blocks of
 * 64 KiB, and each of them keeps its whole block.
 */
export function ownBytes(...parts: readonly Buffer[]): Buffer {
  const own = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0))
  parts.reduce((at, part) => at + part.copy(own, at), 0)
  return own
}
