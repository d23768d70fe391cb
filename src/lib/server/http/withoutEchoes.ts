import { isDeepStrictEqual } from 'node:util'

/**
 * A body without the fields that are the same as in the response of GET, so that a client can edit a response and send
 * it back. `revision` stays, because it names the version that the change starts from; so does a field with the value
 * that was seen (`stock` with `stock_seen`), because the two must be compared.
 * @param current the current response of GET
 * @param derived fields that cannot be changed and may differ from the edited response
 */
export function withoutEchoes(body: unknown, current: object, derived: readonly string[] = []): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const held = new Map(Object.entries(current))
  const isEcho = ([name, value]: [string, unknown]) =>
    name !== 'revision' &&
    !Object.hasOwn(body, `${name}_seen`) &&
    (derived.includes(name) || (held.has(name) && isDeepStrictEqual(value, held.get(name))))
  return Object.fromEntries(Object.entries(body).filter((field) => !isEcho(field)))
}
