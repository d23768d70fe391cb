/** A query as names and values: `a[]=1&a[]=2` and `a[0]=1` are arrays, the rest is text. */
export type Query = Record<string, string | string[]>

/**
 * Reads a query in the contract's form: arrays with brackets (indexed brackets too); empty values are ignored, and the
 * last of a repeated plain name counts.
 */
export function readQuery(parameters: URLSearchParams): Query {
  const query: Query = Object.create(null)
  for (const [name, value] of parameters) {
    if (value === '') continue
    // linear: it looks back once for the last bracket.
    const array = /^(.+)\[\d*\]$/.exec(name)
    if (!array) {
      query[name] = value
      continue
    }
    const key = array[1]!
    const held = query[key]
    query[key] = Array.isArray(held) ? [...held, value] : [value]
  }
  return query
}

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** A query before it is written. */
export type QueryValues = Readonly<Record<string, QueryValue>>

/** Writes a query in the same form; empty strings, `null` and `undefined` are dropped. */
export function writeQuery(values: QueryValues): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const item of value) append(parameters, `${name}[]`, item)
    else append(parameters, name, value as string | number | boolean | null | undefined)
  }
  return parameters.toString()
}

/** An address with a query; without values it is the path alone. */
export function withQuery(path: string, values: QueryValues): string {
  const query = writeQuery(values)
  return query ? `${path}?${query}` : path
}

function append(parameters: URLSearchParams, name: string, value: string | number | boolean | null | undefined): void {
  if (value === null || value === undefined || value === '') return
  parameters.append(name, value === true ? '1' : value === false ? '0' : String(value))
}
