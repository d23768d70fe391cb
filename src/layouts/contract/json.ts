/** Part of a JSON document whose type is not known yet. */
export type Thing = object

/** The value under a name, if it is an object or a list. */
export function member(thing: Thing, name: string): Thing | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(thing, name)?.value
  return typeof value === 'object' && value !== null ? value : undefined
}

/** The objects of a list; empty if there is no list. */
export function list(thing: Thing, name: string): Thing[] {
  const value = member(thing, name)
  return Array.isArray(value) ? value : []
}

/** A text; empty if there is none. */
export function text(thing: Thing, name: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(thing, name)?.value
  return typeof value === 'string' ? value : ''
}

/** A number, if there is one. */
export function number(thing: Thing, name: string): number | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(thing, name)?.value
  return typeof value === 'number' ? value : undefined
}
