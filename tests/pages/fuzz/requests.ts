import fc from 'fast-check'
import type { PublishedCall } from './description.ts'
import { type InputSchema, oddStrings, validInput, wrongInput } from './inputs.ts'

/** One request that can be sent. */
export interface FuzzRequest {
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Makes requests of a call: valid ones, and ones with a single thing wrong. */
export function requestsOf(call: PublishedCall, find: (ref: string) => InputSchema): fc.Arbitrary<FuzzRequest> {
  const values = (place: string) => {
    const inPlace = call.parameters.filter((one) => one.in === place && one.schema.type !== 'object')
    return fc.record(Object.fromEntries(inPlace.map(({ name, schema }) => [name, parameter(schema, place, find)])), {
      requiredKeys: inPlace.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const valid = call.body ? validInput(call.body, find) : fc.constant(undefined)
  const body = call.body
    ? fc.oneof({ weight: 3, arbitrary: valid }, { weight: 2, arbitrary: wrongInput(valid) })
    : valid
  return fc
    .record({ inPath: values('path'), inQuery: values('query'), inHeader: values('header'), body })
    .map(({ inPath, inQuery, inHeader, body }) => ({
      path: address(call.path, inPath, inQuery),
      headers: Object.fromEntries(Object.entries(inHeader).map(([name, value]) => [name, asHeader(value)])),
      body: call.body ? JSON.stringify(body ?? null) : undefined,
    }))
}

/** Small numbers name things that exist; an odd part of a path must not be empty, or it is another path. */
function parameter(schema: InputSchema, place: string, find: (ref: string) => InputSchema): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(
    ...oddStrings.filter((text) => text.isWellFormed() && (place !== 'path' || /^\w/.test(text))),
  )
  const small = place === 'path' ? fc.integer({ min: 1, max: 6 }) : validInput(schema, find)
  return fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 1, arbitrary: validInput(schema, find) },
    { weight: 1, arbitrary: place === 'header' ? validInput(schema, find) : odd },
  )
}

function address(path: string, inPath: Record<string, unknown>, inQuery: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(inQuery)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

function asHeader(value: unknown): string {
  return String(value).replaceAll(/[^\x21-\x7e]/g, '-') || '-'
}
