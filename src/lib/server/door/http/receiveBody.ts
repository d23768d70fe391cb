import type { IncomingMessage } from 'node:http'
import { BODY_BYTES } from '../../http/body.ts'
import { noteStore } from '../../memory/loads.ts'
import { BrokenOff, noBody } from './body.ts'
import { bodyMeter } from './bodyMeter.ts'

/** The memory for all bodies that have begun to arrive. */
const ARRIVING_BYTES = 64 * 2 ** 20

/**
 * Reads a body of at most `BODY_BYTES`.
 * @returns the status of the refusal if the body is too large or in too many pieces (413), or takes memory that others
 * need (503)
 * @param network of the client
 * @throws BrokenOff
 */
export type ReceiveBody = (req: IncomingMessage, network: string) => Promise<Buffer<ArrayBuffer> | 413 | 503>

/** A body that has not arrived as a whole. */
interface Arriving {
  network: string
  /** The bytes that it takes. */
  held: number
  giveUp(): void
}

/**
 * Limits the memory of all bodies that are arriving. If it is used up, the network that uses most loses the body that
 * began first: those of usual clients arrive within moments.
 */
export function createBodyReceiver(mostBytes = ARRIVING_BYTES): ReceiveBody {
  // In the order in which they began.
  const arriving = new Set<Arriving>()
  const held = { size: 0, bytes: 0 }
  noteStore('arriving bodies', held)

  function hold(body: Arriving, bytes: number): void {
    arriving.add(body)
    held.size = arriving.size
    held.bytes += bytes - body.held
    body.held = bytes
    while (held.bytes > mostBytes) oldestOfLargest()?.giveUp()
  }

  function oldestOfLargest(): Arriving | undefined {
    const sums = new Map<string, number>()
    for (const { network, held } of arriving) sums.set(network, (sums.get(network) ?? 0) + held)
    const most = Math.max(...sums.values())
    return arriving.values().find(({ network }) => sums.get(network) === most)
  }

  function release(body: Arriving): void {
    if (!arriving.delete(body)) return
    held.size = arriving.size
    held.bytes -= body.held
  }

  return (req, network) =>
    new Promise((resolve, reject) => {
      const isTooMuch = bodyMeter(BODY_BYTES)
      const body: Arriving = { network, held: 0, giveUp: () => finish(503) }
      // One growing piece of memory: each piece of its own would take a hundred bytes besides its content.
      let memory = noBody
      let size = 0

      function finish(result: Buffer<ArrayBuffer> | 413 | 503): void {
        stop()
        resolve(result)
      }
      function stop(): void {
        release(body)
        req.off('data', take).off('end', end).off('close', breakOff)
      }
      function take(piece: Buffer): void {
        if (isTooMuch(piece)) {
          finish(413)
          return
        }
        const needed = size + piece.length
        if (needed > memory.length) {
          const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(2 * memory.length, BODY_BYTES)))
          memory.copy(larger, 0, 0, size)
          memory = larger
        }
        piece.copy(memory, size)
        size = needed
        hold(body, memory.length)
      }
      function end(): void {
        finish(memory.subarray(0, size))
      }
      function breakOff(): void {
        stop()
        reject(new BrokenOff())
      }
      // The client may have disconnected during a database query. Then no further event reports it.
      if (req.destroyed) return breakOff()
      req.on('data', take).on('end', end).on('close', breakOff)
    })
}
