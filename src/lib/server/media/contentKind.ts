/** The kinds of files that are known by their first bytes. */
export type ContentKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'woff2' | 'woff' | 'ttf' | 'otf' | 'svg'

/** The number of bytes at the start of a file that `contentKind` reads. */
export const SNIFFED_BYTES = 1024

interface Signature {
  kind: ContentKind
  bytes: string
  at?: number
}

const signatures: readonly Signature[] = [
  { kind: 'jpeg', bytes: '\xff\xd8\xff' },
  { kind: 'png', bytes: '\x89PNG\r\n\x1a\n' },
  { kind: 'gif', bytes: 'GIF87a' },
  { kind: 'gif', bytes: 'GIF89a' },
  { kind: 'webp', bytes: 'WEBP', at: 8 },
  { kind: 'avif', bytes: 'ftypavif', at: 4 },
  { kind: 'avif', bytes: 'ftypavis', at: 4 },
  { kind: 'woff2', bytes: 'wOF2' },
  { kind: 'woff', bytes: 'wOFF' },
  { kind: 'otf', bytes: 'OTTO' },
  { kind: 'ttf', bytes: '\x00\x01\x00\x00' },
  { kind: 'ttf', bytes: 'true' },
]

/** Returns the kind of a file by its content. The stated type and the name of a file say nothing. */
export function contentKind(start: Buffer): ContentKind | undefined {
  const text = start.toString('latin1')
  const known = signatures.find(({ bytes, at = 0 }) => text.startsWith(bytes, at))
  if (known) return known.kind
  return /<(?:\w{1,20}:)?svg[\s>/]/i.test(text) ? 'svg' : undefined
}
