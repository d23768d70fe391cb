import { memo } from '#shared/memo.ts'

/** The `Vary` header as a flat list, with the names that the door adds; empty if the answer depends on nothing. */
export function varyLines(
  given: string | null,
  { compressible, isPage = false }: { compressible: boolean; isPage?: boolean },
): string[] {
  const names = namesOnce(`${given ?? ''}${compressible ? ',Accept-Encoding' : ''}${isPage ? ',Cookie' : ''}`)
  return names ? ['Vary', names] : []
}

/** Each name of a list once; the site has few such lists. */
const namesOnce = memo(100, (list: string) => {
  const names = list.split(',').map((name) => name.trim())
  return [...new Set(names.filter(Boolean))].join(', ')
})
