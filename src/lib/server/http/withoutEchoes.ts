import { isDeepStrictEqual } from 'node:util'

/**
 * A body without what GET answered and came back unchanged, so that an answer can be edited and sent as it is.
 * `revision` stays, because it says what the change starts from.
 * @param current what GET answers now
 * @param derived fields that nobody can change and that can differ from the answer that was edited
 */
export function withoutEchoes(body: unknown, current: object, derived: readonly string[] = []): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const held = new Map(Object.entries(current))
  const isEcho = ([name, value]: [string, unknown]) =>
    name !== 'revision' && (derived.includes(name) || (held.has(name) && isDeepStrictEqual(value, held.get(name))))
  return Object.fromEntries(Object.entries(body).filter((field) => !isEcho(field)))
}
