/**
 * Marks a source string for translation where it is declared (a table of labels, a definition); `t` translates it where
 * it is shown. Without the mark the string checks could not find it.
 */
export function msg<const S extends string>(source: S): S {
  return source
}

/** Translates a source string into the request's language; `{{name}}` takes a value, `count` picks the plural form. */
export type Translate = (source: string, values?: Record<string, string | number>) => string
