import { isPlainObject } from '#shared/sameValue.ts'

/** One error of a field, as the form library keeps it. */
export interface ListedError {
  /** The path of the value: `title.ar`. */
  name: string
  message: string
}

/** The errors of a form as a list, in the order of the fields. */
export function listErrors(errors: unknown, path: readonly string[] = []): ListedError[] {
  if (Array.isArray(errors)) return errors.flatMap((inner, index) => listErrors(inner, [...path, String(index)]))
  if (!isPlainObject(errors)) return []
  const { message, type: _type, ref: _ref, types: _types, root, ...inner } = errors
  const own = typeof message === 'string' && message !== '' ? [{ name: path.join('.'), message }] : []
  if (typeof errors.type === 'string' && own.length > 0) return own
  return [
    ...own,
    ...listErrors(root, path),
    ...Object.entries(inner).flatMap(([key, at]) => listErrors(at, [...path, key])),
  ]
}

/** The first error of a field or of a value inside it. */
export function errorAt(errors: unknown, name: string): string | undefined {
  const at = name
    .split('.')
    .reduce<unknown>((inner, key) => (inner ? Reflect.get(Object(inner), key) : undefined), errors)
  return listErrors(at)[0]?.message
}
