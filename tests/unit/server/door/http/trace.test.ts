import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { traceOf } from '#server/door/http/trace.ts'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = `00-${id}-00f067aa0ba902b7-01`

function traceBy(
  traceparent: string,
  { trustProxy = true, trustTrace = true }: { trustProxy?: boolean | string[]; trustTrace?: boolean } = {},
) {
  const req = { headers: { traceparent }, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage // why: the rest plays no part here
  return traceOf(req, { trustProxy, trustTrace })
}

test('a trusted proxy says to which trace a request belongs', () => {
  expect(traceBy(parent)).toEqual({ id, parent })
  expect(traceBy(parent, { trustProxy: ['10.0.0.0/8'] })).toEqual({ id, parent })
})

test('a client cannot say to which trace its request belongs', () => {
  expect(traceBy(parent, { trustProxy: false })).toBeUndefined()
  expect(traceBy(parent, { trustProxy: ['192.0.2.1'] })).toBeUndefined()
})

test('a client cannot say it through a proxy that does not write the trace', () => {
  expect(traceBy(parent, { trustTrace: false })).toBeUndefined()
})

test.each([
  'no trace',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
  `${parent}*/; drop table users; --`,
  `01-${id}-00f067aa0ba902b7-01-more`,
])('a header that is not a trace of version 00 is ignored: %s', (header) => {
  expect(traceBy(header)).toBeUndefined()
})
