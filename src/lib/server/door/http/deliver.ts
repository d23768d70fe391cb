import { acceptedEncoding, type Encoding } from './encodings.ts'
import type { AnswerBody } from '../../http/answerBody.ts'
import { isKnown } from '../../http/etag.ts'
import type { Answer, Answering, Exchange, Send } from './exchange.ts'
import type { Finished, Packed } from './finish.ts'

/** The route and cache outcome of the response, and headers for this user only. */
export interface Circumstances extends Required<Pick<Answer, 'route' | 'cache'>> {
  extra: readonly string[]
}

export type Deliver = (
  exchange: Exchange,
  page: Pick<Readonly<Finished>, 'status' | 'etag' | 'unchangedHead'>,
  packedIn: (encoding: Encoding) => Packed<AnswerBody> | Promise<Packed>,
  circumstances: Circumstances,
) => Answering

/** Sends a page in an encoding that the client accepts, or 304 if the client already has it. */
export function createDelivery(send: Send): Deliver {
  return (exchange, { status, etag, unchangedHead }, packedIn, { route, cache, extra }) => {
    const { headers, method } = exchange.req
    // The same list as before, if possible: its lines may be kept.
    const withExtra = (head: readonly string[]) => (extra.length > 0 ? [...head, ...extra] : head)
    const reads = method === 'GET' || method === 'HEAD'
    if (reads && status === 200 && etag && isKnown(headers['if-none-match'], etag)) {
      send(exchange, { status: 304, head: withExtra(unchangedHead), body: null, route, cache })
      return undefined
    }
    function sendPacked({ head, body, message, lacksLength }: Packed<AnswerBody>): undefined {
      const kept = extra.length > 0 ? undefined : message
      send(exchange, { status, head: withExtra(head), lacksLength, body, message: kept, route, cache })
    }
    const packed = packedIn(acceptedEncoding(headers['accept-encoding']))
    return packed instanceof Promise ? packed.then(sendPacked) : sendPacked(packed)
  }
}
