import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the path of the index that a node keeps between its starts. */
export function indexFileIn(dataDir: string): string {
  return join(dataDir, 'search.index')
}

/** Reads the kept index. Any failure is like no file: the index is built again. */
export async function readIndexFile(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = await readFile(file)
    // The arrays of the index lie at multiples of their elements.
    return bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  } catch {
    return undefined
  }
}

/** Writes the index whole or not at all: a process that ends in between leaves the earlier one. */
export async function writeIndexFile(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
