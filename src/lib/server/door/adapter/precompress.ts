import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '../http/contentTypes.ts'
import { compress, isCompressible } from '../http/encodings.ts'

/** The suffix of each compressed copy. The copy is beside the original file, where the door's assets look for it. */
export const compressedSuffix = { br: '.br', gzip: '.gz' } as const

/** The bytes of the headers that only a compressed answer has. */
const HEADERS_BYTES = 64

/** Writes a brotli and a gzip copy beside every text file, at the best compression, if this saves space. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isCompressible(contentTypeOf(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = await compress(bytes, encoding, 'best')
      if (compressed.length + HEADERS_BYTES < bytes.length)
        await writeFile(file + compressedSuffix[encoding], compressed)
    }
  }
}
