import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { compressedSuffix } from './adapter/precompress.ts'
import { contentTypeOf } from './http/contentTypes.ts'
import type { Encoding } from './http/encodings.ts'
import { etagOf } from '../http/etag.ts'
import { formHead, unchangedHead } from './http/finish.ts'
import { keepHead } from './http/keptHead.ts'

/** A file of the build, ready to be sent. */
export interface Asset {
  readonly etag: string
  readonly unchangedHead: readonly string[]
  /** The original bytes, and the compressed copies that the build wrote. */
  readonly forms: { identity: AssetForm } & Partial<Record<Encoding, AssetForm>>
}

export interface AssetForm {
  readonly head: readonly string[]
  /** Read from disk for the first request, if it is not in memory yet. */
  bytes(): Buffer | Promise<Buffer>
}

/** The files by their path on the site. A requested path is only looked up here and is never used as a file path. */
export type Assets = ReadonlyMap<string, Asset>

/** The part of the build that is held in memory. All files of a usual build take about five MiB. */
const MEMORY_BYTES = 64 * 2 ** 20

const YEAR_S = 31_536_000

/** The folder of the files that the build names by their content: they never change under their names. */
export const LASTING_FILES = '_astro/'

/**
 * Reads every file below `folder` once. In memory it holds the brotli copies and the files without compressed copies;
 * the other copies of scripts and styles follow when somebody asks for them. `security` are the headers that are sent
 * with each file.
 */
export async function loadAssets(folder: string, security: readonly string[]): Promise<Assets> {
  const names = new Set(await filesBelow(folder))
  let room = MEMORY_BYTES

  const read = (name: string) => readFile(join(folder, name))

  function takesRoom(bytes: number): boolean {
    if (bytes > room) return false
    room -= bytes
    return true
  }

  function form(
    name: string,
    bytes: Buffer,
    { head, isHeld }: { head: readonly string[]; isHeld: boolean },
  ): AssetForm {
    keepHead(head)
    const { length } = bytes
    if (isHeld && takesRoom(length)) return { head, bytes: () => bytes }
    let reading: Buffer | Promise<Buffer> | undefined

    async function readAgain(): Promise<Buffer> {
      try {
        const again = await read(name)
        if (again.length !== length) throw new Error(`The build was replaced: ${name} has another length.`)
        reading = takesRoom(length) ? again : undefined
        return again
      } catch (error) {
        reading = undefined
        throw error
      }
    }

    // All who ask at the same time share one read.
    return { head, bytes: () => (reading ??= readAgain()) }
  }

  async function asset(name: string): Promise<Asset> {
    const bytes = await read(name)
    const copies = (['br', 'gzip'] as const).filter((encoding) => names.has(name + compressedSuffix[encoding]))
    const etag = etagOf(bytes)
    const head = headOf(name, { etag, varies: copies.length > 0, security })
    const wholeHead = (encoding: Encoding, size: number) => [...head, ...formHead(encoding, size)]
    // The rest is small, and a new build may replace it under the same name.
    const isLasting = name.startsWith(LASTING_FILES)
    const original = { head: wholeHead('identity', bytes.length), isHeld: copies.length === 0 || !isLasting }
    const forms: Asset['forms'] = { identity: form(name, bytes, original) }
    for (const encoding of copies) {
      const copy = name + compressedSuffix[encoding]
      const compressed = await read(copy)
      const sent = { head: wholeHead(encoding, compressed.length), isHeld: encoding === 'br' || !isLasting }
      forms[encoding] = form(copy, compressed, sent)
    }
    return { etag, unchangedHead: unchangedHead(head), forms }
  }

  const assets = new Map<string, Asset>()
  for (const name of names) if (!isCopy(name, names)) assets.set(`/${name}`, await asset(name))
  return assets
}

function isCopy(name: string, names: ReadonlySet<string>): boolean {
  return Object.values(compressedSuffix).some((suffix) => {
    return name.endsWith(suffix) && names.has(name.slice(0, -suffix.length))
  })
}

function headOf(
  name: string,
  { etag, varies, security }: { etag: string; varies: boolean; security: readonly string[] },
): string[] {
  return [
    'Content-Type',
    contentTypeOf(name),
    'Cache-Control',
    name.startsWith(LASTING_FILES) ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
    'ETag',
    etag,
    ...(varies ? ['Vary', 'Accept-Encoding'] : []),
    ...security,
  ]
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
