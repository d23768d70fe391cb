/** The kinds of files that are known by their first bytes. */
export type ContentKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'woff2' | 'woff' | 'ttf' | 'otf' | 'svg'

/** The number of bytes at the start of a file that `contentKind` reads. */
export const SNIFFED_BYTES = 1024

const signatures: readonly [ContentKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['woff2', /^wOF2/],
  ['woff', /^wOFF/],
  ['otf', /^OTTO/],
  ['ttf', /^(?:\0\x01\0\0|true)/],
  ['svg', /^(?:\xef\xbb\xbf)?\s*<(?:[?!a-z][^]*<)?(?:\w+:)?svg[\s>/]/i],
]

/** Returns the kind of a file by its content. The stated type and the name of a file say nothing. */
export function contentKind(start: Buffer): ContentKind | undefined {
  const text = start.toString('latin1')
  return signatures.find(([, signature]) => signature.test(text))?.[0]
}
