/** The uid in the key of unsaved work that the browser keeps; null if it is the key of another thing. */
export function keptFor(key: string): number | null {
  const uid = uidPart(key.split('.'))
  return uid !== undefined && /^\d{1,15}$/.test(uid) ? Number(uid) : null
}

function uidPart([area, ...parts]: readonly string[]): string | undefined {
  if (area === 'storefront') return parts[0] === 'buffer' ? parts[1] : parts[0] === 'recovery' ? parts[2] : undefined
  if (area === 'draft' && parts.length > 1) return parts.at(-1)
  return area === 'find-time' && parts.length === 1 ? parts[0] : undefined
}
