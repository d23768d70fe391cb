import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { compressedSuffix } from './adapter/precompress.ts'
import { contentTypeOf } from './http/contentTypes.ts'
import type { Encoding } from './http/encodings.ts'
import { etagOf } from '../http/etag.ts'
import { noteStore } from '../memory/loads.ts'
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
  /** In bytes. */
  readonly size: number
  /** Read from disk for the first request, if it is not in memory yet. */
  bytes(): Buffer | Promise<Buffer>
}

/** The files of the build. A requested path is only looked up in their list and is never used as a file path. */
export interface Assets {
  /**
   * Returns the file with a path on the site.
   * @throws if it was not read before and cannot be read now
   */
  get(path: string): Asset | undefined
  /**
   * Reads what is held in memory, between other work. Until then a file is read for its first request.
   * @throws AggregateError if some files cannot be read; the others are in memory then
   */
  readAll(): Promise<void>
}

/** The part of the build that is held in memory. All files of a usual build take about five MiB. */
const MEMORY_BYTES = 64 * 2 ** 20

const YEAR_S = 31_536_000

/** The folder of the files that the build names by their content: they never change under their names. */
export const LASTING_FILES = '_astro/'

/** The number of files that are read before other work has its turn. */
const READ_AT_ONCE = 8

/**
 * Finds every file below `folder` once. In memory it holds the brotli copies and the files without compressed copies;
 * the other copies of scripts and styles follow when somebody asks for them. `security` are the headers that are sent
 * with each file.
 */
export function findAssets(folder: string, security: readonly string[]): Assets {
  const names = new Set(filesBelow(folder))
  const held = { size: 0, bytes: 0 }
  noteStore('files', held)

  const pathOf = (name: string) => join(folder, name)

  /** Each file is looked at again until it can be read: this takes no room. */
  function assetWithRoom(name: string): Asset {
    const before = { size: held.size, bytes: held.bytes }
    try {
      return asset(name)
    } catch (error) {
      Object.assign(held, before)
      throw error
    }
  }

  function takesRoom(bytes: number): boolean {
    if (held.bytes + bytes > MEMORY_BYTES) return false
    held.size++
    held.bytes += bytes
    return true
  }

  function form(
    name: string,
    headFor: (bytes: number) => readonly string[],
    { isHeld, read }: { isHeld: boolean; read?: Buffer | undefined },
  ): AssetForm {
    const size = read?.length ?? statSync(pathOf(name)).size
    const head = headFor(size)
    keepHead(head)
    if (isHeld && takesRoom(size)) {
      const bytes = read ?? sameLength(readFileSync(pathOf(name)))
      return { head, size, bytes: () => bytes }
    }
    let reading: Buffer | Promise<Buffer> | undefined

    function sameLength(bytes: Buffer): Buffer {
      if (bytes.length !== size) throw new Error(`The build was replaced: ${name} has another length.`)
      return bytes
    }

    async function readWhole(): Promise<Buffer> {
      try {
        const bytes = sameLength(await readFile(pathOf(name)))
        reading = takesRoom(size) ? bytes : undefined
        return bytes
      } catch (error) {
        reading = undefined
        throw error
      }
    }

    // All who ask at the same time share one read.
    return { head, size, bytes: () => (reading ??= readWhole()) }
  }

  function asset(name: string): Asset {
    const copies = (['br', 'gzip'] as const).filter((encoding) => names.has(name + compressedSuffix[encoding]))
    // The name of a lasting file has a hash of its content. The rest is small, and a new build may replace it.
    const isLasting = name.startsWith(LASTING_FILES)
    const whole = isLasting ? undefined : readFileSync(pathOf(name))
    const etag = etagOf(whole ?? name)
    const head = headOf(name, { etag, varies: copies.length > 0, security })
    const headIn = (encoding: Encoding) => (bytes: number) => [...head, ...formHead(encoding, bytes)]
    const original = { isHeld: copies.length === 0 || !isLasting, read: whole }
    const forms: Asset['forms'] = { identity: form(name, headIn('identity'), original) }
    for (const encoding of copies) {
      const isHeld = encoding === 'br' || !isLasting
      forms[encoding] = form(name + compressedSuffix[encoding], headIn(encoding), { isHeld })
    }
    return { etag, unchangedHead: unchangedHead(head), forms }
  }

  const originals = [...names].filter((name) => !isCopy(name, names))
  const files = new Map(originals.map((name) => [`/${name}`, onDemand(() => assetWithRoom(name))]))
  return {
    get: (path) => files.get(path)?.(),
    async readAll() {
      const failures: unknown[] = []
      let read = 0
      for (const file of files.values()) {
        try {
          file()
        } catch (error) {
          failures.push(error)
        }
        if (++read % READ_AT_ONCE === 0) await nextTurn()
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `Of the build ${failures.length} files are not readable.`)
    },
  }
}

function onDemand(make: () => Asset): () => Asset {
  let made: Asset | undefined
  return () => (made ??= make())
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

/** Their names have slashes on each system. To join and split each path would take longer than to list the folders. */
function filesBelow(folder: string, above = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${above}${entry.name}/`)
    return entry.isFile() ? [above + entry.name] : []
  })
}
