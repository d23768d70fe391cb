import { bracketPath } from '../contract/problems.ts'

/** The path of a problem of the server inside a section: `sections[3][data][content][en][title]` as `content[en][title]`. */
export function pathInSection(path: string): { place: number; path: string } | null {
  const [, place, rest] = /^sections\[(\d+)\](.*)$/.exec(path) ?? []
  if (place === undefined) return null
  return { place: Number(place), path: insideData(bracketPath(keysOf(rest ?? ''))) }
}

/** A path inside a section, without `data`. */
export function insideData(path: string): string {
  const keys = keysOf(path)
  return bracketPath(keys[0] === 'data' ? keys.slice(1) : keys)
}

function keysOf(path: string): string[] {
  return path.split(/[[\]]+/).filter((key) => key !== '')
}
