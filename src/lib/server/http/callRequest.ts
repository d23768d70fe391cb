/** The parts of a request that calls read; a `Request` has them, too. To make one takes a tenth of the time of a call. */
export interface CallRequest {
  readonly method: string
  readonly url: string
  /** Whether the address has a query; a `Request` does not say so. */
  readonly hasQuery?: boolean
  readonly headers: CallHeaders
  readonly body: ReadableStream<Uint8Array> | null
}

export type CallHeaders = Pick<Headers, 'get' | 'has'>
