import type { IncomingMessage } from 'node:http'
import { PICTURE_BYTES } from '#shared/media/uploadLimits.ts'
import { apiBase } from '#shared/paths.ts'
import { FORM_BYTES } from '../../http/multipart.ts'
import { pathOf, readTarget } from './target.ts'

/** The calls and forms with a picture or a large file, whose body goes to its endpoint while it arrives. */
const streamed = new RegExp(`^(?:${apiBase}/uploads|/user/\\d{1,10}/avatar|/settings/(?:people|trainings)/import)$`)

/** The limit of the body if it is streamed; `undefined` if the door reads it first. */
export function streamedBytes({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): number | undefined {
  return method === 'POST' && streamed.test(pathOf(readTarget(url))) ? PICTURE_BYTES + FORM_BYTES : undefined
}

/**
 * The body of a request as a stream. The client is read only as fast as the endpoint reads, which also limits the size.
 * Cancelling the stream keeps the connection open for the refusal.
 */
export function streamBody(req: IncomingMessage): ReadableStream<Uint8Array> {
  let stop = () => {}
  return new ReadableStream(
    {
      start(controller) {
        const take = (chunk: Uint8Array) => {
          controller.enqueue(chunk)
          req.pause()
        }
        const end = () => {
          stop()
          controller.close()
        }
        const brokenOff = () => {
          stop()
          controller.error(new Error('The client disconnected.'))
        }
        stop = () => void req.off('data', take).off('end', end).off('close', brokenOff).pause()
        req.on('data', take).on('end', end).on('close', brokenOff).pause()
        if (req.destroyed) brokenOff()
      },
      pull: () => void req.resume(),
      cancel: () => stop(),
    },
    { highWaterMark: 0 },
  )
}
