/** The parts of a request that calls read; a `Request` has them, too. To make one takes a tenth of the time of a call. */
export interface AskedRequest {
  readonly method: string
  readonly url: string
  readonly headers: AskedHeaders
  readonly body: ReadableStream<Uint8Array> | null
}

export type AskedHeaders = Pick<Headers, 'get' | 'has'>
