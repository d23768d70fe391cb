import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { MINUTE_MS } from '#shared/time.ts'

/** A draft that is older belongs to a process that ended while it wrote. */
const WRITING_MS = 10 * MINUTE_MS

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
    await removeOldDrafts(file)
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Several processes share the folder: one may write its draft now, and another one may remove the same old draft. */
async function removeOldDrafts(file: string): Promise<void> {
  for (const name of await readdir(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.`)) continue
    const draft = join(dirname(file), name)
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs
    if (written !== undefined && written < Date.now() - WRITING_MS) await rm(draft, { force: true })
  }
}
